// The toolkit assumes that storage may fail but never throws. Where the browser forbids it, every request fails
// asynchronously, which the game can report to the player.

export function mendStorage() {
	if (!reachable('localStorage')) define('localStorage', new Forgetful());
	const real = reachable('indexedDB');
	define('indexedDB', {
		open(...asked) {
			try {
				return real.open(...asked);
			} catch (error) {
				return failed(error);
			}
		},
		deleteDatabase: (name) => real.deleteDatabase(name),
		cmp: (a, b) => real.cmp(a, b),
	});
}

function reachable(name) {
	try {
		return globalThis[name];
	} catch {
		return null;
	}
}

function define(name, value) {
	Object.defineProperty(globalThis, name, { value, configurable: true });
}

// failed returns a request that fails asynchronously, indistinguishable from the browser's own.
function failed(error) {
	const request = new EventTarget();
	const own = { error, result: null, readyState: 'done', onerror: null, onsuccess: null, onupgradeneeded: null };
	for (const [name, value] of Object.entries(own)) Object.defineProperty(request, name, { value, writable: true });
	Object.setPrototypeOf(request, IDBOpenDBRequest.prototype);
	setTimeout(() => {
		const event = new Event('error', { cancelable: true });
		request.dispatchEvent(event);
		request.onerror?.(event);
	});
	return request;
}

class Forgetful {
	#values = new Map();
	getItem(name) { return this.#values.get(name) ?? null; }
	setItem(name, value) { this.#values.set(name, String(value)); }
	removeItem(name) { this.#values.delete(name); }
}
