import { notePasted } from './clipboard.js';
import { outside } from './mouse.js';

// Keys left to the browser, with or without modifiers.
const browserKeys = new Set(['F3', 'F5', 'F6', 'F7', 'F11', 'F12', 'BrowserBack', 'BrowserForward', 'BrowserRefresh']);
// Keys that the game uses with Ctrl (or the command key on a Mac).
const gameKeys = new Set([...'norzycxadsq,+-=0', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Backspace', 'Delete', 'Enter', 'Insert']);
const composed = new Set(['Unidentified', 'Process', 'Dead', '']);

export function listenToKeys(bridge) {
	const typing = document.getElementById('typing');
	const blank = ' '; // something to delete

	function ours(e) {
		if (browserKeys.has(e.key) || composed.has(e.key) || e.isComposing) return false;
		const third = e.getModifierState('AltGraph');
		if (e.altKey && !third && !bridge.mac) return false; // the browser's menus
		if (third || !(e.ctrlKey || e.metaKey)) return true;
		const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
		// A letter of another script stands for the Latin letter on the same key.
		return gameKeys.has(key) || (key > '~' && /^Key[A-Z]$/.test(e.code)) || ['Control', 'Meta', 'Shift', 'Alt'].includes(key);
	}

	function take(e, hand) {
		if (outside()) return;
		e.stopImmediatePropagation(); // the toolkit does not know most of them
		if (!ours(e) || !hand) return;
		if (e.type === 'keydown' && isPaste(e)) return; // the browser delivers the text
		e.preventDefault();
		hand(e);
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

	// On-screen keyboards change the text instead of sending keys.
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

let follower = null; // timer that updates the on-screen keyboard
let lastTouch = 0;

// followTyping shows the on-screen keyboard while an entry has the focus, and hides it otherwise. It polls: the
// program handles touches with a delay, longer on a slow phone, and does not report when an entry disappears.
export function followTyping(bridge) {
	lastTouch = performance.now();
	follower ??= setInterval(() => {
		const typing = document.getElementById('typing');
		if (bridge.typing?.()) typing.focus({ preventScroll: true });
		else typing.blur();
		if (document.activeElement === typing || performance.now() - lastTouch < 30_000) return;
		clearInterval(follower);
		follower = null;
	}, 120);
}

// touchEntry shows the keyboard again after the player has hidden it, which leaves the entry focused.
export function touchEntry() {
	const typing = document.getElementById('typing');
	if (document.activeElement !== typing) return;
	typing.blur();
	typing.focus({ preventScroll: true });
}
