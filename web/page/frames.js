// The toolkit waits for animation frames, which a hidden page never gets: nothing would be saved until the page
// is visible again. While it is hidden, timers replace them.

export function mendFrames() {
	const real = requestAnimationFrame.bind(globalThis);
	const waiting = new Set();
	const soon = (draw) => setTimeout(() => draw(performance.now()), 50);

	globalThis.requestAnimationFrame = (draw) => {
		const once = (now) => {
			if (waiting.delete(once)) draw(now);
		};
		waiting.add(once);
		return document.hidden ? soon(once) : real(once);
	};
	document.addEventListener('visibilitychange', () => {
		if (document.hidden) for (const draw of waiting) soon(draw);
	});
}
