// Measures how long the page takes to start. It can't fail, because this depends on the machine.
import { Game } from './game.js';

// measure reloads a page whose program is cached, and compares the time with what the same browser needs to
// compile the program at that moment.
export async function measure(browser, address) {
	const context = await browser.newContext({ viewport: { width: 1120, height: 700 }, serviceWorkers: 'block' });
	const game = new Game(await context.newPage(), address);
	await game.open();
	await game.reload();
	const { compiled, opened, alone } = await game.page.evaluate(async () => {
		const at = (name) => performance.getEntriesByName(name)[0].startTime;
		const program = await (await fetch(document.getElementById('loading').dataset.program)).arrayBuffer();
		const began = performance.now();
		await WebAssembly.compile(program);
		return { compiled: at('compiled'), opened: at('opened'), alone: performance.now() - began };
	});
	await context.close();
	const s = (ms) => `${(ms / 1000).toFixed(1)} s`;
	return `start: loaded and compiled after ${s(compiled)}, the table after ${s(opened)}: ${(opened / alone).toFixed(1)} times the ${s(alone)} of compiling alone`;
}
