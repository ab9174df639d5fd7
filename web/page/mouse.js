// The toolkit keeps one place of the mouse, which a button that is pressed later shares: what a quick
// hand does while a picture is drawn would be taken to have happened where the hand is by then. So a
// button is handed on, and what follows waits until the program has seen it.

// outside reports whether the page itself is seen, and not the game.
export const outside = () => !document.getElementById('loading').hidden;

export function listenToMouse(bridge) {
	const queue = [];
	let waiting = false;

	const canvas = () => document.querySelector('canvas');

	// dispatch hands an event of the mouse to the toolkit.
	function dispatch({ type, x, y, button }) {
		canvas()?.dispatchEvent(new MouseEvent(type, {
			bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, button, movementX: 0, movementY: 0,
		}));
	}

	function pump() {
		while (!waiting && queue.length > 0) {
			const next = queue.shift();
			if (next.type === 'mousemove' && queue[0]?.type === 'mousemove') continue;
			dispatch(next);
			if (next.type === 'mousemove' || !bridge.soon) continue;
			waiting = true;
			bridge.soon(() => {
				waiting = false;
				pump();
			});
		}
	}

	// mouse adds an event, in pixels from the corner of the canvas.
	function mouse(type, x, y, button = 0) {
		queue.push({ type, x, y, button });
		pump();
	}

	let held = null; // where the first button is held down

	// cancel ends a drag: the second button does that, and the first one is released then.
	function cancel(x, y) {
		mouse('mousedown', x, y, 2);
		mouse('mouseup', x, y, 2);
		mouse('mouseup', x, y);
	}

	for (const type of ['mousedown', 'mousemove', 'mouseup']) {
		addEventListener(type, (e) => {
			if (!e.isTrusted || !canvas() || outside()) return;
			e.stopImmediatePropagation();
			e.preventDefault();
			const box = canvas().getBoundingClientRect(); // it may lie beside a notch
			const [x, y] = [e.clientX - box.left, e.clientY - box.top];
			if (type === 'mousemove' && held && !(e.buttons & 1)) { // it was released where the page could not see it
				held = null;
				cancel(x, y);
			}
			if (e.button === 0 && type === 'mouseup') held = null;
			else if (held || e.button === 0 && type === 'mousedown') held = { x, y };
			mouse(type, x, y, e.button);
		}, true);
	}
	// Another program or page is used now, and gets what follows.
	addEventListener('blur', () => {
		if (held) cancel(held.x, held.y);
		held = null;
	});
	return { mouse, cancel };
}
