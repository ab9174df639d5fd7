// Keeps the game for the time without a network. The build writes version and files. A worker of another
// version waits until a page says that it has all it needs.
const version = '{{version}}';
const files = {{files}};
const name = `simplesimon-${version}`;

addEventListener('install', (e) => {
	e.waitUntil((async () => {
		const cache = await caches.open(name);
		await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' }))); // asks whether it is new
	})());
});

addEventListener('message', (e) => {
	if (e.data === 'take over') skipWaiting();
});

addEventListener('activate', (e) => {
	e.waitUntil((async () => {
		for (const other of await caches.keys()) {
			if (other.startsWith('simplesimon-') && other !== name) await caches.delete(other);
		}
		await clients.claim();
	})());
});

// A page and its program always come from the same version: what is kept comes first.
addEventListener('fetch', (e) => {
	const at = new URL(e.request.url);
	if (e.request.method !== 'GET' || at.origin !== location.origin) return;
	e.respondWith((async () => {
		const cache = await caches.open(name);
		return (await cache.match(e.request, { ignoreSearch: true })) ?? fetch(e.request);
	})());
});
