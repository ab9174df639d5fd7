// The page as seen by the tests: opening it, reading its trace, and playing.
import { chromium } from 'playwright-core';

const chromiumPath = process.env.CHROMIUM || '/usr/bin/chromium';

// launch starts the browser. It renders in software, as on a machine without a graphics card.
export function launch(profile) {
	const options = {
		executablePath: chromiumPath,
		headless: true,
		args: ['--headless=new', '--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
		locale: 'en-GB',
		viewport: { width: 1120, height: 700 },
	};
	return profile ? chromium.launchPersistentContext(profile, options) : chromium.launch(options);
}

// patience allows for a busy machine.
export const patience = Number(process.env.PATIENCE || 120_000);

// Game is a page with the game in it.
export class Game {
	constructor(page, address) {
		this.page = page;
		this.address = address;
		this.faults = [];
		this.kept = true;
		page.on('console', (message) => { if (message.type() === 'error') this.faults.push(message.text()); });
		page.on('pageerror', (error) => this.faults.push(String(error)));
	}

	// open loads the page; asked is appended to its address. Where nothing can be saved, the trace contains no
	// positions.
	async open(asked = '', kept = true) {
		this.kept = kept;
		const mark = asked.includes('?') ? '&trace' : '?trace';
		const [query, hash] = asked.split('#');
		await this.page.goto(this.address + query + mark + (hash ? '#' + hash : ''));
		await this.started();
	}

	async reload() {
		await this.page.reload();
		await this.started();
	}

	async started() {
		await this.page.waitForFunction(() => globalThis.simplesimon?.covered && document.getElementById('loading').hidden, null, { timeout: patience });
		await this.until((events) => (!this.kept || events.some((e) => e.event === 'position')) && events.some((e) => e.event === 'table'), 'the start');
	}

	// events returns all events of the trace.
	async events() {
		return (await this.page.evaluate(() => simplesimon.lines)).map((line) => JSON.parse(line));
	}

	// until waits until the trace meets a condition.
	async until(says, what) {
		let events = [];
		return this.poll(async () => says(events = await this.events()), what, () => events.slice(-12).map((e) => JSON.stringify(e).slice(0, 300)).join('\n'));
	}

	// poll waits until a function returns something, and returns that.
	async poll(ask, what, more = () => '') {
		const end = Date.now() + patience;
		for (;;) {
			const answer = await ask();
			if (answer) return answer;
			if (Date.now() > end) throw new Error(`timed out: ${what}\n${more()}`);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}

	// keptForLater waits until the page is available offline.
	async keptForLater() {
		await this.page.evaluate(() => navigator.serviceWorker.ready);
		await this.page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: patience });
	}

	// last returns the last event with a name.
	async last(name) {
		return (await this.events()).findLast((e) => e.event === name);
	}

	async count(name) {
		return (await this.events()).filter((e) => e.event === name).length;
	}
}
