// The toolkit assumes that the clipboard always exists and never refuses. Text that the player has just pasted
// is returned without asking for permission again.

let pasted = null;

export function notePasted(text) {
	pasted = { text, until: performance.now() + 1000 };
}

export function mendClipboard() {
	const real = navigator.clipboard;
	const mended = {
		async readText() {
			if (pasted && performance.now() < pasted.until) return pasted.text;
			try {
				return await real.readText();
			} catch {
				return '';
			}
		},
		async writeText(text) {
			try {
				await real.writeText(text);
			} catch {
				copyBySelection(text);
			}
		},
	};
	Object.defineProperty(navigator, 'clipboard', { value: mended, configurable: true });
}

// copyBySelection copies with the legacy API if the page has no access to the clipboard.
function copyBySelection(text) {
	const before = document.activeElement;
	const area = document.createElement('textarea');
	area.value = text;
	area.readOnly = true;
	area.style.cssText = 'position:fixed;opacity:0;font-size:16px';
	document.body.append(area);
	area.select();
	document.execCommand('copy');
	area.remove();
	before?.focus?.();
}
