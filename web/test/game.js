// What the tests know of the page: how to open it, what its trace says, and how to play.
import { chromium } from 'playwright-core';

const chromiumPath = process.env.CHROMIUM || '/usr/bin/chromium';

// launch starts the browser. Graphics are drawn in software, as in a machine without a card.
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

// patience is for a machine that has other things to do.
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

	// open loads the page; asked is what comes after its address. Where nothing can be kept, the trace tells
	// no positions.
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

	// events are all lines of the trace.
	async events() {
		return (await this.page.evaluate(() => simplesimon.lines)).map((line) => JSON.parse(line));
	}

	// until waits until the trace says something.
	async until(says, what) {
		let events = [];
		return this.poll(async () => says(events = await this.events()), what, () => events.slice(-12).map((e) => JSON.stringify(e).slice(0, 300)).join('\n'));
	}

	// poll waits until something is so, and returns it.
	async poll(ask, what, more = () => '') {
		const end = Date.now() + patience;
		for (;;) {
			const answer = await ask();
			if (answer) return answer;
			if (Date.now() > end) throw new Error(`in vain: ${what}\n${more()}`);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}

	// keptForLater waits until the page is there without a network.
	async keptForLater() {
		await this.page.evaluate(() => navigator.serviceWorker.ready);
		await this.page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: patience });
	}

	// last is the last event of a name.
	async last(name) {
		return (await this.events()).findLast((e) => e.event === name);
	}

	async count(name) {
		return (await this.events()).filter((e) => e.event === name).length;
	}
}
