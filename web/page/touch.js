import { followTyping, touchEntry } from './keys.js';
import { outside } from './mouse.js';

// The toolkit supports only the mouse, so touches are converted to mouse events. Over the table a finger
// presses, drags and releases; over a page or dialog it scrolls, or taps if it did not move.

const wobble = 8; // how far a tapping finger may move, in CSS pixels
const longPress = 500; // ms
const settle = 120; // ms, until the program has handled a release

export function listenToTouch(bridge, { mouse, cancel: cancelMouse }) {
	let finger = null; // the finger on the screen: its id, where it started and where it is

	const canvas = () => document.querySelector('canvas');

	function wheel(dx, dy) {
		canvas()?.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX: dx, deltaY: dy }));
	}

	// The canvas may be offset by a notch; the toolkit assumes that it is in the corner.
	function place(e) {
		const box = canvas().getBoundingClientRect();
		return { x: e.clientX - box.left, y: e.clientY - box.top };
	}

	function click(at, button) {
		mouse('mousemove', at.x, at.y);
		mouse('mousedown', at.x, at.y, button);
		mouse('mouseup', at.x, at.y, button);
	}

	// leave moves the pointer away: a lifted finger points at nothing.
	function leave() {
		setTimeout(() => { if (!finger) mouse('mousemove', -100, -100); }, settle);
		followTyping(bridge);
	}

	function down(e) {
		if (e.pointerType === 'mouse' || !canvas() || outside()) return;
		e.preventDefault();
		glide = null;
		if (finger) return cancel(); // a second finger cancels the first one
		const at = place(e);
		finger = { id: e.pointerId, from: at, at, covered: !!bridge.covered?.(), moved: false, over: false, when: e.timeStamp, speed: 0 };
		mouse('mousemove', at.x, at.y);
		if (!finger.covered) {
			mouse('mousedown', at.x, at.y);
			return;
		}
		const mine = finger;
		const press = () => {
			if (finger !== mine || mine.moved) return;
			mine.over = true;
			click(mine.at, 2);
		};
		// On a busy page the finger may have been lifted already, with the event still pending.
		mine.timer = setTimeout(() => { mine.timer = setTimeout(press, 30); }, longPress);
	}

	function move(e) {
		if (!finger || e.pointerId !== finger.id || finger.over) return;
		const at = place(e);
		const by = { x: at.x - finger.at.x, y: at.y - finger.at.y };
		if (!finger.covered) {
			finger.at = at;
			mouse('mousemove', at.x, at.y);
			return;
		}
		if (!finger.moved && Math.hypot(at.x - finger.from.x, at.y - finger.from.y) < wobble) return;
		finger.moved = true;
		scroll(by.y);
		finger.speed = 0.7 * finger.speed + 0.3 * (by.y / Math.max(1, e.timeStamp - finger.when));
		finger.at = at;
		finger.when = e.timeStamp;
	}

	// The toolkit scrolls a fifth of a unit per pixel.
	const scroll = (dy) => { if (dy) wheel(0, clamp(-dy)); };
	const clamp = (d) => d * 5.001; // never whole notches, which would scroll by lines

	let glide = null;
	// coast continues scrolling at the speed of the lifted finger, and slows down.
	function coast(speed) {
		const mine = { speed, last: performance.now() };
		glide = mine;
		const step = (now) => {
			if (glide !== mine || Math.abs(mine.speed) < 0.02 || !bridge.covered?.()) return;
			scroll(mine.speed * (now - mine.last));
			mine.speed *= Math.pow(0.997, now - mine.last);
			mine.last = now;
			requestAnimationFrame(step);
		};
		requestAnimationFrame(step);
	}

	function up(e) {
		if (!finger || e.pointerId !== finger.id) return;
		const f = finger;
		finger = null;
		clearTimeout(f.timer);
		if (!f.covered) {
			if (!f.over) mouse('mouseup', f.at.x, f.at.y);
		} else if (f.moved) {
			if (e.timeStamp - f.when < 60) coast(f.speed);
		} else if (!f.over) {
			click(f.at, 0);
			touchEntry();
		}
		leave();
	}

	// cancel cancels the current touch.
	function cancel() {
		const f = finger;
		clearTimeout(f.timer);
		if (f.over) return;
		f.over = true;
		if (f.covered) return;
		cancelMouse(f.at.x, f.at.y);
	}

	function lost(e) {
		if (!finger || e.pointerId !== finger.id) return;
		cancel();
		finger = null;
		leave();
	}

	addEventListener('blur', () => { if (finger) cancel(); }); // another program or page is used now
	// When the screen is rotated, something else is under the finger.
	let width = innerWidth;
	addEventListener('resize', () => {
		if (innerWidth !== width && finger) cancel();
		width = innerWidth;
	});

	const options = { capture: true, passive: false };
	addEventListener('pointerdown', down, options);
	addEventListener('pointermove', move, options);
	addEventListener('pointerup', up, options);
	addEventListener('pointercancel', lost, options);
	// Otherwise the browser would send mouse events for the finger too, and scroll or zoom.
	for (const type of ['touchstart', 'touchmove', 'touchend', 'gesturestart', 'dblclick']) {
		addEventListener(type, (e) => { if (!outside()) e.preventDefault(); }, options);
	}
}
