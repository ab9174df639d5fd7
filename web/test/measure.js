// How long the page takes to start: nothing is tested by it, because it depends on the machine.
import { Game } from './game.js';

// measure opens the page for a second time, which has the program at hand, and compares that with what the
// same browser takes for compiling the program, at the same time of the day.
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
