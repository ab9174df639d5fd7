// Simulates a player: with mouse, keyboard or touch.
import { readFileSync } from 'node:fs';

// grip returns where to pick up a card: the centre of its visible part.
export function grip(column, index) {
	const card = column.cards[index];
	const next = column.cards[index + 1];
	const height = next ? next.y - card.y : card.h;
	return { x: card.x + card.w / 2, y: card.y + height / 2 };
}

// record parses a recorded game: its code and its moves.
export function record(path) {
	const text = readFileSync(path, 'utf8').replace(/#.*$/gm, '');
	return {
		code: /code:\s*(\S+)/.exec(text)[1],
		moves: text.slice(text.indexOf('moves:')).match(/\d+-\d+-\d+/g).map((m) => m.split('-').map(Number)),
	};
}

// scale returns the number of device pixels, which the trace uses, per CSS pixel.
async function scale(game) {
	return game.page.evaluate(() => devicePixelRatio);
}

// ends returns where a drag starts and ends.
export async function ends(game, [from, count, to]) {
	const table = (await game.last('table')).columns;
	const k = await scale(game);
	const source = table[from - 1];
	const target = table[to - 1];
	const start = grip(source, source.cards.length - count);
	const first = source.cards[source.cards.length - count];
	const last = target.cards.at(-1) ?? { x: target.rect.x, y: target.rect.y };
	// Drop the first dragged card on the target's last one, slightly lower.
	const end = { x: start.x - first.x + last.x, y: start.y - first.y + last.y + 10 * k };
	for (const point of [start, end]) {
		point.x /= k;
		point.y /= k;
	}
	return { start, end };
}

// drag moves a group with the mouse.
export async function drag(game, move) {
	const { start, end } = await ends(game, move);
	const { mouse } = game.page;
	await mouse.move(start.x, start.y);
	await mouse.down();
	await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
	await mouse.move(end.x, end.y);
	await mouse.up();
}

// touching returns a function that sends touch events: their type and the positions of the fingers.
export async function touching(game) {
	const fingers = await game.page.context().newCDPSession(game.page);
	return (type, ...at) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }, i) => ({ x, y, id: i + 1 })) });
}

// swipe moves a group by touch.
export async function swipe(game, move) {
	const { start, end } = await ends(game, move);
	const touch = await touching(game);
	await touch('touchStart', start);
	for (let i = 1; i <= 6; i++) {
		await touch('touchMove', { x: start.x + (end.x - start.x) * i / 6, y: start.y + (end.y - start.y) * i / 6 });
	}
	await touch('touchEnd');
}

// tap touches a point briefly.
export async function tap(game, at) {
	const touch = await touching(game);
	await Promise.all([touch('touchStart', at), touch('touchEnd')]); // waiting in between could turn it into a long press on a busy machine
}

// control returns the centre of a control, by its name and its container.
export async function control(game, within, name) {
	const k = await scale(game);
	const found = await game.until((events) => {
		const list = events.findLast((e) => e.event === 'controls' && e.in === within);
		return list?.controls.find((c) => c.name === name)?.rect;
	}, `${name} in ${within}`);
	return { x: (found.x + found.w / 2) / k, y: (found.y + found.h / 2) / k };
}

// press clicks a button.
export async function press(game, within, name) {
	const at = await control(game, within, name);
	await game.page.mouse.click(at.x, at.y, { delay: 30 });
}

// card returns where a card can be picked up, by its column and its index in it.
export async function card(game, column, index) {
	const k = await scale(game);
	const where = (await game.last('table')).columns[column - 1];
	const at = grip(where, index < 0 ? where.cards.length + index : index);
	return { x: at.x / k, y: at.y / k };
}

// moved waits until this many moves have been made.
export async function moved(game, n) {
	await game.until((events) => {
		const last = events.findLast((e) => e.event === 'position');
		return last?.moves === n && last;
	}, `${n} moves`);
}
