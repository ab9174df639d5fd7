// The toolkit waits for the browser to ask for the next picture, which it does not as long as the page is
// hidden: nothing would be saved until it is seen again. So it is not left waiting there.

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
