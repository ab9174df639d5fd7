// The toolkit stores a single mouse position, which it also uses for a button event handled later: during a
// slow frame, a click would be handled at the position the pointer has reached by then. So events after a
// button event are held back until the program has handled it.

// outside reports whether the page is shown instead of the game.
export const outside = () => !document.getElementById('loading').hidden;

export function listenToMouse(bridge) {
	const queue = [];
	let waiting = false;

	const canvas = () => document.querySelector('canvas');

	// dispatch sends a mouse event to the toolkit.
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

	// mouse queues an event, in pixels from the corner of the canvas.
	function mouse(type, x, y, button = 0) {
		queue.push({ type, x, y, button });
		pump();
	}

	let held = null; // last position while the first button is held

	// cancel ends a drag: a click of the second button cancels it, then the first one is released.
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
			const box = canvas().getBoundingClientRect(); // it may be offset by a notch
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
	// Another program or page gets the events from now on.
	addEventListener('blur', () => {
		if (held) cancel(held.x, held.y);
		held = null;
	});
	return { mouse, cancel };
}
