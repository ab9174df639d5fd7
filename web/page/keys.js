import { notePasted } from './clipboard.js';
import { outside } from './mouse.js';

// Keys that stay the browser's, alone or with others held.
const browserKeys = new Set(['F3', 'F5', 'F6', 'F7', 'F11', 'F12', 'BrowserBack', 'BrowserForward', 'BrowserRefresh']);
// Keys that stand for something in the game together with Ctrl (the command key of a Mac).
const gameKeys = new Set([...'norzycxadsq,+-=0', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Backspace', 'Delete', 'Enter', 'Insert']);
const composed = new Set(['Unidentified', 'Process', 'Dead', '']);

export function listenToKeys(bridge) {
	const typing = document.getElementById('typing');
	const blank = ' '; // something to delete

	function ours(e) {
		if (browserKeys.has(e.key) || composed.has(e.key) || e.isComposing) return false;
		const third = e.getModifierState('AltGraph');
		if (e.altKey && !third && !bridge.mac) return false; // the menus of the browser
		if (third || !(e.ctrlKey || e.metaKey)) return true;
		const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
		// A letter of another script stands for the one in its place.
		return gameKeys.has(key) || (key > '~' && /^Key[A-Z]$/.test(e.code)) || ['Control', 'Meta', 'Shift', 'Alt'].includes(key);
	}

	function take(e, hand) {
		if (outside()) return;
		e.stopImmediatePropagation(); // the toolkit does not know most of them
		if (!ours(e) || !hand) return;
		if (e.type === 'keydown' && isPaste(e)) return; // the browser brings the text
		e.preventDefault();
		hand(e);
		if (e.type === 'keyup' && document.activeElement === typing) { // Enter may have closed what had the entry
			for (const ms of [120, 450, 1000, 2500, 4000]) setTimeout(() => raiseKeyboard(bridge), ms);
		}
	}

	function isPaste(e) {
		return (e.ctrlKey || e.metaKey) && !e.altKey && (e.key.toLowerCase() === 'v' || (e.key > '~' && e.code === 'KeyV'));
	}

	addEventListener('keydown', (e) => take(e, bridge.keyDown), true);
	addEventListener('keyup', (e) => take(e, bridge.keyUp), true);

	addEventListener('paste', (e) => {
		notePasted(e.clipboardData?.getData('text') ?? '');
		e.preventDefault();
		const press = { key: 'v', code: 'KeyV', ctrlKey: !bridge.mac, metaKey: bridge.mac, bubbles: true };
		bridge.keyDown?.(new KeyboardEvent('keydown', press));
		bridge.keyUp?.(new KeyboardEvent('keyup', press));
	}, true);

	// What a keyboard on the screen types comes as a change of the text, not as keys.
	function clear() {
		typing.value = blank;
		typing.setSelectionRange(1, 1);
	}
	let composing = false;
	typing.addEventListener('compositionstart', () => { composing = true; });
	typing.addEventListener('compositionend', (e) => {
		composing = false;
		if (e.data) bridge.typed?.(e.data);
		clear();
	});
	typing.addEventListener('input', (e) => {
		if (composing || e.isComposing) return;
		if (e.inputType.startsWith('delete')) bridge.typed?.('\b');
		else if (e.inputType !== 'insertCompositionText' && e.data) bridge.typed?.(e.data);
		clear();
	});
}

// raiseKeyboard shows the keyboard of a phone while the keys go to an entry, and hides it otherwise.
export function raiseKeyboard(bridge) {
	const typing = document.getElementById('typing');
	const wanted = !!bridge.typing?.();
	if (wanted === (document.activeElement === typing)) return;
	if (wanted) typing.focus({ preventScroll: true });
	else typing.blur();
}
