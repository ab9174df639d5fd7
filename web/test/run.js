// Tests the game in a browser: node run.js [ADDRESS] [PART OF A CASE'S NAME]
import { launch } from './game.js';
import { cases } from './cases.js';
import { measure } from './measure.js';

const [address, only = ''] = process.argv.slice(2);
const browser = await launch();
let failed = 0;
for (const [name, run] of Object.entries(cases)) {
	if (!name.includes(only)) continue;
	const began = Date.now();
	const after = [];
	const t = { browser, address, games: [], after: (f) => after.push(f) };
	let fault = null;
	try {
		await run(t);
		const said = t.games.flatMap((g) => g.faults);
		if (said.length > 0) fault = new Error(`console errors: ${said.join('\n')}`);
	} catch (error) {
		fault = error;
		for (const g of t.games) {
			if (g.faults.length > 0) console.log(g.faults.join('\n'));
			await g.page.screenshot({ path: `${process.env.PICTURES || '.'}/failed.png` }).catch(() => {});
		}
	}
	for (const f of after) await f();
	console.log(`${fault ? 'FAIL' : 'ok  '} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
	if (fault) {
		failed++;
		console.log(fault.stack);
	}
}
if (!only) console.log(await measure(browser, address));
await browser.close();
console.log(failed ? `${failed} failed` : 'all passed');
process.exit(failed ? 1 : 0);
