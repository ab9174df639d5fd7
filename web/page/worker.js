// Caches the game for offline use. The build fills in version and files. A worker of a new version waits until
// a page tells it to take over.
const version = '{{version}}';
const files = {{files}};
const name = `simplesimon-${version}`;

addEventListener('install', (e) => {
	e.waitUntil((async () => {
		const cache = await caches.open(name);
		await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' }))); // revalidates
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

// A page and its program must have the same version, so the cache comes first.
addEventListener('fetch', (e) => {
	const at = new URL(e.request.url);
	if (e.request.method !== 'GET' || at.origin !== location.origin) return;
	e.respondWith((async () => {
		const cache = await caches.open(name);
		return (await cache.match(e.request, { ignoreSearch: true })) ?? fetch(e.request);
	})());
});
