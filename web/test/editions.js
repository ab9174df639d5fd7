// A server that forwards to another one, until it serves a new version of the page.
import { createServer } from 'node:http';

export class Editions {
	static async serve(original) {
		const editions = new Editions();
		editions.name = '';
		editions.server = createServer((request, response) => editions.answer(original, request, response));
		await new Promise((resolve) => editions.server.listen(0, 'localhost', resolve));
		editions.address = `http://localhost:${editions.server.address().port}/`;
		return editions;
	}

	async answer(original, request, response) {
		const got = await fetch(new URL(request.url, original));
		let body = Buffer.from(await got.arrayBuffer());
		const kind = got.headers.get('content-type');
		if (this.name && /html|javascript/.test(kind)) {
			body = body.toString().replace('<html ', `<html data-edition="${this.name}" `).replace(/const version = '/, `$&${this.name}-`);
		}
		response.writeHead(got.status, { 'Content-Type': kind, 'Cache-Control': 'no-cache' });
		response.end(body);
	}

	close() {
		this.server.closeAllConnections();
		this.server.close();
	}
}
