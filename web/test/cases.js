// The test cases: each gets a browser and opens its own pages.
import assert from 'node:assert/strict';
import { Editions } from './editions.js';
import { Game, patience } from './game.js';
import { card, control, drag, ends, moved, press, record, swipe, tap, touching } from './play.js';

const example = record(new URL('../../e2e/testdata/example.simon', import.meta.url));
const deal = `?deal=${example.code}`;

// fresh opens a game in a context without stored data.
async function fresh(t, options = {}) {
	const context = await t.browser.newContext({ viewport: { width: 1120, height: 700 }, locale: 'en-GB', serviceWorkers: 'block', ...options });
	t.after(() => context.close());
	const game = new Game(await context.newPage(), t.address);
	t.games.push(game);
	return game;
}

// settled waits until the moves played would survive the end of the browser.
const settled = () => new Promise((resolve) => setTimeout(resolve, 1500));

export const cases = {
	async 'the page starts, and asks nobody else'(t) {
		const game = await fresh(t);
		const foreign = [];
		game.page.on('request', (r) => { if (!r.url().startsWith(t.address) && !/^(data|blob):/.test(r.url())) foreign.push(r.url()); });
		await game.open();
		assert.equal(await game.page.title(), 'Simple Simon');
		assert.deepEqual(foreign, []);
		assert.equal((await game.last('position')).moves, 0);
	},

	async 'a deal by its address, after ? and after #'(t) {
		for (const asked of [deal, `#deal=${example.code}`, `#${example.code}`]) {
			const game = await fresh(t);
			await game.open(asked);
			assert.equal((await game.last('position')).code, example.code, asked);
			assert.ok(!game.page.url().includes(example.code), 'the deal is still in the address');
			await game.page.context().close();
		}
	},

	async 'a bad code is told'(t) {
		const game = await fresh(t);
		await game.open('?deal=SS1-S9-NONSENSE');
		await game.until((events) => events.some((e) => e.event === 'dialog' && e.open), 'a message');
	},

	async 'the language of the address, and of the browser'(t) {
		for (const [asked, locale, want] of [['?lang=de', 'en-GB', 'de'], ['', 'es-MX', 'es'], ['', 'fr-FR', 'en'], ['?lang=xx', 'de-AT', 'de']]) {
			const game = await fresh(t, { locale });
			await game.open(asked);
			assert.equal((await game.last('language')).language, want, `${asked} ${locale}`);
			await game.page.context().close();
		}
	},

	async 'drag, double click, undo by key, digits'(t) {
		const game = await fresh(t);
		await game.open(deal);
		await drag(game, [2, 1, 3]);
		await moved(game, 1);
		assert.equal((await game.last('move')).by, 'drag');
		const at = await card(game, 5, -1);
		await game.page.mouse.dblclick(at.x, at.y, { delay: 20 });
		await moved(game, 2);
		assert.equal((await game.last('move')).by, 'double-click');
		await game.page.keyboard.press('Control+z');
		await moved(game, 1);
		await game.page.keyboard.press('Control+Shift+z');
		await moved(game, 2);
		await game.page.keyboard.press('Control+z');
		await moved(game, 1);
		await game.page.keyboard.press('5');
		await game.page.keyboard.press('2');
		await moved(game, 2);
		assert.equal((await game.last('move')).by, 'keyboard');
	},

	async 'keys that the toolkit does not know here'(t) {
		const game = await fresh(t);
		await game.open(deal);
		const opened = (name) => game.until((events) => {
			const last = events.findLast((e) => e.event === 'dialog');
			return last?.name === name && last.open;
		}, name);
		const closed = () => game.until((events) => !events.findLast((e) => e.event === 'dialog').open, 'the end of it');
		for (const [key, name] of [['Control+,', 'settings'], ['F1', 'rules'], ['F2', 'new-game']]) {
			await game.page.keyboard.press(key);
			await opened(name);
			await game.page.keyboard.press('Escape');
			await closed();
		}
		await game.page.keyboard.press('F2');
		await opened('new-game');
		await game.page.keyboard.press('Escape');
		await closed();
		const before = await game.count('language');
		await game.page.keyboard.press('Control+q'); // there is no Quit here
		await game.page.keyboard.press('Control+z');
		assert.equal(await game.count('language'), before);
	},

	async 'a text is pasted without a question'(t) {
		const game = await fresh(t);
		await game.open();
		await game.page.evaluate((text) => {
			const data = new DataTransfer();
			data.setData('text/plain', text);
			dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
		}, `my game: ${example.code}`);
		await game.until((events) => events.some((e) => e.event === 'dialog' && e.name === 'new-game' && e.open), 'New game');
		await game.page.keyboard.press('Enter');
		await game.until((events) => events.findLast((e) => e.event === 'position').code === example.code, 'the deal');
	},

	async 'the example game to 851, and the page loaded again in the middle of it'(t) {
		const game = await fresh(t);
		await game.open(deal);
		for (const [i, move] of example.moves.entries()) {
			await drag(game, move);
			await moved(game, i + 1);
			if (i === 20) {
				const before = await game.last('position');
				await game.reload();
				const after = await game.last('position');
				for (const what of ['code', 'columns', 'score', 'moves', 'undo']) assert.deepEqual(after[what], before[what], what);
			}
		}
		const end = await game.last('position');
		assert.deepEqual([end.score, end.moves, end.won, end.removed], [851, 49, true, 4]);
		await game.until((events) => events.some((e) => e.event === 'dialog' && e.name === 'win'), 'the message at the win');
		await settled();
		await game.reload();
		assert.equal((await game.last('position')).won, true);
	},

	async 'drag by touch at 390×844, tap and tap'(t) {
		const game = await fresh(t, { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });
		await game.open(deal);
		const { columns } = await game.last('table');
		const last = columns[9].rect;
		assert.ok(last.x + last.w <= 390 * 2, 'the tenth column lies beside the screen');
		await swipe(game, [2, 1, 3]);
		await moved(game, 1);
		assert.equal((await game.last('move')).by, 'drag');
		await tap(game, await card(game, 5, -1));
		await game.until((events) => events.findLast((e) => e.event === 'select')?.column === 5, 'a selection');
		await new Promise((resolve) => setTimeout(resolve, 700)); // not a double click
		await tap(game, await card(game, 2, -1));
		await moved(game, 2);
		assert.deepEqual(await game.page.evaluate(() => [scrollX, scrollY, visualViewport.scale]), [0, 0, 1]);
	},

	async 'every control of the bar is within reach on phones'(t) {
		for (const [width, height] of [[390, 844], [360, 640], [844, 390], [768, 1024], [1120, 700]]) {
			const game = await fresh(t, { viewport: { width, height }, hasTouch: true, deviceScaleFactor: 2 });
			await game.open(deal);
			const bar = await game.last('controls');
			for (const { name, rect } of bar.controls) {
				assert.ok(rect.x >= 0 && rect.x + rect.w <= 2 * width && rect.y + rect.h <= 2 * height, `${name} at ${width}×${height}`);
			}
			for (const { rect } of (await game.last('table')).columns) assert.ok(rect.x + rect.w <= 2 * width, `a column at ${width}×${height}`);
			await game.page.screenshot({ path: `${process.env.PICTURES || '.'}/table-${width}x${height}.png`, timeout: patience });
			await game.page.context().close();
		}
	},

	async 'a finger scrolls a page'(t) {
		const game = await fresh(t, { viewport: { width: 390, height: 844 }, hasTouch: true });
		await game.open(deal);
		await game.page.keyboard.press('F1');
		await game.until((events) => events.some((e) => e.event === 'dialog' && e.name === 'rules'), 'the rules');
		await new Promise((resolve) => setTimeout(resolve, 1000));
		const before = await game.page.screenshot();
		const touch = await touching(game);
		await touch('touchStart', { x: 200, y: 600 });
		for (let y = 580; y >= 300; y -= 20) await touch('touchMove', { x: 200, y });
		await touch('touchEnd');
		await new Promise((resolve) => setTimeout(resolve, 1500));
		assert.notDeepEqual(await game.page.screenshot(), before);
	},

	async 'a keyboard on the screen types into an entry'(t) {
		const game = await fresh(t, { viewport: { width: 390, height: 844 }, hasTouch: true });
		await game.open();
		const typing = () => game.page.evaluate(() => document.activeElement?.id === 'typing');
		await game.page.keyboard.press('F2');
		const entry = await control(game, 'new-game', 'code-entry');
		assert.equal(await typing(), false, 'the keyboard comes without an entry');
		await tap(game, entry);
		await game.page.waitForFunction(() => document.activeElement?.id === 'typing', null, { timeout: patience });
		await game.page.keyboard.insertText(`${example.code}x`); // as on-screen keyboards do: text without keys
		await game.page.evaluate(() => {
			const typing = document.getElementById('typing');
			typing.value = '';
			typing.dispatchEvent(new InputEvent('input', { inputType: 'deleteContentBackward' }));
		});
		await game.page.keyboard.press('Enter');
		await game.until((events) => events.findLast((e) => e.event === 'position').code === example.code, 'the deal');
		await game.page.waitForFunction(() => document.activeElement?.id !== 'typing', null, { timeout: patience });
	},

	async 'settings come back'(t) {
		const game = await fresh(t);
		await game.open('?lang=en');
		await game.page.keyboard.press('Control++');
		await settled();
		const before = await game.last('controls');
		await game.reload();
		await game.until((events) => {
			const bar = events.findLast((e) => e.event === 'controls' && e.in === 'bar');
			return bar && JSON.stringify(bar.controls) === JSON.stringify(before.controls);
		}, 'the size of the text');
	},

	async 'all that is kept goes into a file, and comes back in another browser'(t) {
		const game = await fresh(t, { acceptDownloads: true });
		await game.open(deal);
		await drag(game, [2, 1, 3]);
		await moved(game, 1);
		await game.page.keyboard.press('F10');
		const [download] = await Promise.all([game.page.waitForEvent('download', { timeout: patience }), press(game, 'menu', 'back-up')]);
		assert.match(download.suggestedFilename(), /^simple-simon-.*\.zip$/);
		const file = await download.path();

		const other = await fresh(t);
		await other.open();
		await other.page.keyboard.press('F10');
		const [chooser] = await Promise.all([other.page.waitForEvent('filechooser', { timeout: patience }), press(other, 'menu', 'restore')]);
		await chooser.setFiles(file);
		await press(other, 'restore', 'restore');
		await other.until((events) => {
			const last = events.findLast((e) => e.event === 'position');
			return last.code === example.code && last.moves === 1;
		}, 'the game of the backup');
		await settled();
		await other.reload();
		assert.equal((await other.last('position')).moves, 1);
	},

	async 'a record that is dropped on the page'(t) {
		const game = await fresh(t);
		await game.open();
		await game.page.evaluate((text) => {
			const data = new DataTransfer();
			data.items.add(new File([text], 'mine.simon'));
			dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true, bubbles: true }));
		}, `Simple Simon record 1\ncode: ${example.code}\nmoves: 2-1-3 5-1-2\n`);
		await press(game, 'record', 'play-on');
		await game.until((events) => {
			const last = events.findLast((e) => e.event === 'position');
			return last.code === example.code && last.moves === 2;
		}, 'the game of the record');
	},

	async 'two tabs: the second one says that it keeps nothing'(t) {
		const game = await fresh(t);
		await game.open(deal);
		await drag(game, [2, 1, 3]);
		await moved(game, 1);
		const other = new Game(await game.page.context().newPage(), t.address);
		t.games.push(other);
		await other.open();
		await other.until((events) => events.some((e) => e.event === 'dialog' && e.open), 'a message');
		await other.page.keyboard.press('Escape');
		await other.page.close();
		await drag(game, [5, 1, 2]);
		await moved(game, 2);
		await settled();
		await game.reload();
		assert.equal((await game.last('position')).moves, 2);
	},

	async 'storage that is forbidden: a line, and play goes on'(t) {
		for (const forbid of [
			() => Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } }),
			() => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; },
			() => { IDBObjectStore.prototype.add = function () { this.transaction.abort(); }; },
		]) {
			const game = await fresh(t);
			await game.page.addInitScript(forbid);
			await game.open(deal, false);
			await game.until((events) => events.some((e) => e.event === 'not-kept'), 'a word that nothing is kept');
			await drag(game, [2, 1, 3]);
			await game.until((events) => events.some((e) => e.event === 'move' && e.by === 'drag'), 'the move');
			await game.page.context().close();
		}
	},

	async 'storage that is full for a while loses nothing'(t) {
		const game = await fresh(t);
		await game.open(deal);
		await drag(game, [2, 1, 3]);
		await moved(game, 1);
		await game.page.evaluate(() => {
			globalThis.realAdd = IDBObjectStore.prototype.add;
			IDBObjectStore.prototype.add = function () { this.transaction.abort(); };
		});
		await drag(game, [5, 1, 2]);
		await moved(game, 2);
		await game.until((events) => events.some((e) => e.event === 'not-kept'), 'a word that nothing is kept');
		await game.page.evaluate(() => { IDBObjectStore.prototype.add = globalThis.realAdd; });
		await new Promise((resolve) => setTimeout(resolve, 8000)); // it retries every five seconds
		await game.reload();
		assert.equal((await game.last('position')).moves, 2);
	},

	async 'the page without a network'(t) {
		const game = await fresh(t, { serviceWorkers: 'allow' });
		await game.open(deal);
		await game.keptForLater();
		await game.page.context().setOffline(true);
		await game.reload();
		assert.equal((await game.last('position')).code, example.code);
	},

	async 'a drag that ends nowhere leaves the cards where they were'(t) {
		const game = await fresh(t, { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });
		await game.open(deal);
		const touch = await touching(game);
		const endings = {
			'a second finger': async (at) => {
				await touch('touchStart', at, { x: 20, y: 700 });
				await touch('touchEnd');
			},
			'the system takes the finger': () => touch('touchCancel'),
			'the screen is turned': async () => {
				await game.page.setViewportSize({ width: 844, height: 390 });
				await game.until((events) => events.findLast((e) => e.event === 'size').rect.w > 1000, 'the wide table');
				await touch('touchEnd');
				await game.page.setViewportSize({ width: 390, height: 844 });
				await game.until((events) => events.findLast((e) => e.event === 'size').rect.w < 1000, 'the narrow table');
			},
			'another program is used': async () => {
				await game.page.evaluate(() => dispatchEvent(new FocusEvent('blur')));
				await game.until((events) => events.findLast((e) => /^drag/.test(e.event)).event === 'drag-end', 'the end');
				await touch('touchEnd');
				await game.page.evaluate(() => dispatchEvent(new FocusEvent('focus')));
			},
		};
		for (const [name, ending] of Object.entries(endings)) {
			const before = await game.count('drag-end');
			const { start, end } = await ends(game, [2, 1, 3]);
			await touch('touchStart', start);
			await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
			await touch('touchMove', end);
			await game.until((events) => events.findLast((e) => /^drag/.test(e.event))?.event === 'drag', `a drag before ${name}`);
			await ending(end);
			await game.until((events) => events.filter((e) => e.event === 'drag-end').length > before, `the end of the drag: ${name}`);
			assert.equal((await game.last('drag-end')).how, 'cancel', name);
			const at = (events, name) => events.findLastIndex((e) => e.event === name);
			await game.until((events) => at(events, 'rest') > at(events, 'drag-end'), `rest after ${name}`);
			assert.equal((await game.last('position')).moves, 0, name);
			assert.deepEqual(await game.page.evaluate(() => [scrollX, scrollY, visualViewport.scale]), [0, 0, 1], name);
		}
		await swipe(game, [2, 1, 3]);
		await moved(game, 1);
	},

	async 'a button of the mouse that is released out of sight ends the drag'(t) {
		const game = await fresh(t);
		await game.open(deal);
		const { start, end } = await ends(game, [2, 1, 3]);
		const mouse = await game.page.context().newCDPSession(game.page);
		const send = (type, at, buttons) => mouse.send('Input.dispatchMouseEvent', { type, x: at.x, y: at.y, button: type === 'mouseMoved' ? 'none' : 'left', buttons, clickCount: 1 });
		await send('mouseMoved', start, 0);
		await send('mousePressed', start, 1);
		await send('mouseMoved', { x: end.x, y: start.y + 5 }, 1);
		await send('mouseMoved', end, 1);
		await game.until((events) => events.some((e) => e.event === 'drag'), 'a drag');
		await send('mouseMoved', { x: end.x + 2, y: end.y }, 0); // no event reported the release
		await game.until((events) => events.some((e) => e.event === 'drag-end'), 'its end');
		assert.equal((await game.last('drag-end')).how, 'cancel');
		assert.equal((await game.last('position')).moves, 0);
		await drag(game, [2, 1, 3]);
		await moved(game, 1);
	},

	async 'a long press shows a covered card'(t) {
		const game = await fresh(t, { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });
		await game.open(deal);
		const touch = await touching(game);
		await touch('touchStart', await card(game, 1, 1));
		await game.until((events) => events.some((e) => e.event === 'peek'), 'the card in front');
		await touch('touchEnd');
		await game.until((events) => events.some((e) => e.event === 'peek-end'), 'the card back in its place');
		assert.equal((await game.last('position')).moves, 0);
	},

	async 'the page is zoomed, and the picture is sharp'(t) {
		const game = await fresh(t);
		await game.open(deal);
		const view = await game.page.context().newCDPSession(game.page);
		const played = [[2, 1, 3], [5, 1, 2]];
		for (const [i, zoom] of [0.5, 1.25, 2].entries()) {
			const before = await game.count('table');
			const size = { width: Math.round(1120 / zoom), height: Math.round(700 / zoom) };
			await view.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: zoom, mobile: false });
			await game.page.waitForFunction(({ width, height, zoom }) => {
				const canvas = document.querySelector('canvas');
				return Math.abs(canvas.width - width * zoom) < 2 && Math.abs(canvas.height - height * zoom) < 2
					&& Math.abs(canvas.getBoundingClientRect().width - width) < 1;
			}, { ...size, zoom }, { timeout: patience });
			if (!played[i]) continue;
			const height = (events) => events.findLast((e) => e.event === 'controls' && e.in === 'bar').controls[0].rect.h;
			await game.until((events) => Math.abs(height(events) - 37 * zoom) < 2 && events.filter((e) => e.event === 'table').length > before, 'a table of this size');
			await drag(game, played[i]);
			await moved(game, i + 1);
		}
	},

	async 'a page that is hidden goes on saving'(t) {
		const game = await fresh(t);
		await game.page.addInitScript(() => { // simulates a hidden page, which headless browsers do not support
			const real = requestAnimationFrame.bind(globalThis);
			globalThis.requestAnimationFrame = (draw) => real(function wait(now) { (globalThis.away ? real(wait) : draw(now)); });
			for (const [name, value] of [['hidden', () => !!globalThis.away], ['visibilityState', () => (globalThis.away ? 'hidden' : 'visible')]]) {
				Object.defineProperty(Document.prototype, name, { get: value });
			}
			globalThis.turnAway = (away) => {
				globalThis.away = away;
				document.dispatchEvent(new Event('visibilitychange'));
			};
		});
		await game.open(deal);
		await game.page.evaluate(() => turnAway(true));
		for (const key of ['2', '3']) await game.page.evaluate((key) => dispatchEvent(new KeyboardEvent('keydown', { key, code: `Digit${key}` })), key);
		await game.until((events) => events.findLast((e) => e.event === 'rest') && events.findLast((e) => e.event === 'position').moves === 1, 'a move without a picture');
		await game.page.evaluate(() => turnAway(false));
		await drag(game, [5, 1, 2]);
		await moved(game, 2);
	},

	async 'the browser takes the drawing away: the page comes back with the game'(t) {
		const game = await fresh(t);
		await game.open(deal);
		await drag(game, [2, 1, 3]);
		await moved(game, 1);
		const lose = () => game.page.evaluate(() => document.querySelector('canvas').getContext('webgl').getExtension('WEBGL_lose_context').loseContext());
		await Promise.all([game.page.waitForEvent('load', { timeout: patience }), lose()]);
		await game.started();
		assert.equal((await game.last('position')).moves, 1);
		await lose(); // after another loss the player is asked
		await game.page.locator('#fault').filter({ hasText: 'is saved' }).waitFor({ timeout: patience });
		await Promise.all([game.page.waitForEvent('load', { timeout: patience }), game.page.locator('#reload').click()]);
		await game.started();
		assert.equal((await game.last('position')).moves, 1);
	},

	async 'the browser takes the drawing away, and nothing is saved: the player is told'(t) {
		const game = await fresh(t);
		await game.page.addInitScript(() => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; });
		await game.open(deal, false);
		await game.until((events) => events.some((e) => e.event === 'not-kept'), 'a word that nothing is kept');
		await game.page.evaluate(() => document.querySelector('canvas').getContext('webgl').getExtension('WEBGL_lose_context').loseContext());
		await game.page.locator('#fault').filter({ hasText: 'couldn’t be saved' }).waitFor({ timeout: patience });
	},

	async 'the tab is killed, and the next one goes on'(t) {
		const game = await fresh(t);
		await game.open(deal);
		const context = game.page.context();
		let tab = game;
		for (const [i, move] of example.moves.slice(0, 3).entries()) {
			await drag(tab, move);
			await moved(tab, i + 1);
			const crash = await context.newCDPSession(tab.page);
			const gone = tab.page.waitForEvent('crash', { timeout: patience });
			crash.send('Page.crash').catch(() => {});
			await gone;
			const next = new Game(await context.newPage(), t.address);
			t.games.push(next);
			await tab.page.close();
			tab = next;
			await tab.open();
			const { code, moves } = await tab.last('position');
			assert.deepEqual([code, moves], [example.code, i + 1]);
		}
	},

	async 'storage with a limit: it is told, and all is saved when there is room'(t) {
		const game = await fresh(t);
		const storage = await game.page.context().newCDPSession(game.page);
		const limit = (size) => storage.send('Storage.overrideQuotaForOrigin', { origin: new URL(t.address).origin, ...size });
		await limit({ quotaSize: 1 });
		await game.open(deal, false);
		await drag(game, [2, 1, 3]);
		await game.until((events) => events.some((e) => e.event === 'move'), 'the move');
		await game.until((events) => events.some((e) => e.event === 'not-kept'), 'a word that nothing is kept');
		assert.equal(await game.page.evaluate(() => simplesimon.kept), false);
		await limit({});
		await game.page.waitForFunction(() => simplesimon.kept, null, { timeout: patience });
		await game.reload();
		assert.equal((await game.last('position')).moves, 1);
	},

	async 'a new version: the open page plays on, and the next one is new'(t) {
		const editions = await Editions.serve(t.address);
		t.after(() => editions.close());
		const game = await fresh(t, { serviceWorkers: 'allow' });
		game.address = editions.address;
		const edition = () => game.page.evaluate(() => document.documentElement.dataset.edition ?? 'first');
		await game.open(deal);
		await game.keptForLater();
		const kept = () => game.page.evaluate(() => caches.keys());
		const [old] = await kept();
		editions.name = 'second';
		await game.reload(); // from the cache; the new version is fetched meanwhile
		assert.equal(await edition(), 'first');
		await game.poll(async () => {
			const [name, ...others] = await kept();
			return name !== old && others.length === 0;
		}, 'the new version, and nothing of the old one');
		await drag(game, [2, 1, 3]); // in the old page
		await moved(game, 1);
		await settled();
		await game.page.context().setOffline(true);
		await game.reload();
		assert.equal(await edition(), 'second');
		assert.equal((await game.last('position')).moves, 1);
	},

	async 'what is missing is told in the language of the browser'(t) {
		for (const [locale, says, without] of [
			['de-DE', /WebGL/, () => { HTMLCanvasElement.prototype.getContext = () => null; }],
			['es-ES', /WebAssembly/, () => { delete globalThis.WebAssembly; }],
		]) {
			const game = await fresh(t, { locale });
			await game.page.addInitScript(without);
			await game.page.goto(t.address);
			await game.page.locator('#fault').filter({ hasText: says }).waitFor({ timeout: patience });
			await game.page.context().close();
		}
	},
};
