// The page around the game: it loads the program and provides what the browser knows better.
import { listenToMouse } from './mouse.js';
import { listenToTouch } from './touch.js';
import { listenToKeys } from './keys.js';
import { mendClipboard } from './clipboard.js';
import { mendStorage } from './storage.js';
import { mendFrames } from './frames.js';

const words = {
	en: {
		wasm: 'Simple Simon needs a browser with WebAssembly. Please update yours, or try another one.',
		webgl: 'Simple Simon draws with WebGL, and your browser doesn’t offer it here. Please switch on hardware acceleration in its settings, or try another browser.',
		load: 'Simple Simon couldn’t be loaded. Please check your connection and reload the page.',
		ended: 'Simple Simon has stopped unexpectedly.',
		lost: 'Your browser has stopped drawing Simple Simon.',
		saved: 'Please reload the page: your game is saved.',
		unsaved: 'Please reload the page. This game couldn’t be saved.',
		reload: 'Reload',
	},
	de: {
		wasm: 'Simple Simon braucht einen Browser mit WebAssembly. Bitte aktualisieren Sie Ihren Browser oder nehmen Sie einen anderen.',
		webgl: 'Simple Simon zeichnet mit WebGL, das Ihr Browser hier nicht anbietet. Bitte schalten Sie in seinen Einstellungen die Hardwarebeschleunigung ein oder nehmen Sie einen anderen Browser.',
		load: 'Simple Simon konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.',
		ended: 'Simple Simon wurde unerwartet beendet.',
		lost: 'Ihr Browser zeichnet Simple Simon nicht mehr.',
		saved: 'Bitte laden Sie die Seite neu: Ihre Partie ist gespeichert.',
		unsaved: 'Bitte laden Sie die Seite neu. Diese Partie konnte nicht gespeichert werden.',
		reload: 'Neu laden',
	},
	es: {
		wasm: 'Simple Simon necesita un navegador con WebAssembly. Actualiza el tuyo o prueba con otro.',
		webgl: 'Simple Simon dibuja con WebGL, que tu navegador no ofrece aquí. Activa la aceleración por hardware en sus ajustes o prueba con otro.',
		load: 'No se ha podido cargar Simple Simon. Comprueba la conexión y vuelve a cargar la página.',
		ended: 'Simple Simon se ha cerrado de forma inesperada.',
		lost: 'Tu navegador ha dejado de dibujar Simple Simon.',
		saved: 'Vuelve a cargar la página: tu partida está guardada.',
		unsaved: 'Vuelve a cargar la página. Esta partida no se ha podido guardar.',
		reload: 'Volver a cargar',
	},
};

const asked = new URLSearchParams(location.search);
new URLSearchParams(location.hash.slice(1)).forEach((value, name) => asked.set(name, value));

function language() {
	const wishes = [asked.get('lang'), ...(navigator.languages || [])];
	for (const wish of wishes) {
		const short = (wish || '').slice(0, 2).toLowerCase();
		if (words[short]) return short;
	}
	return 'en';
}

const loading = document.getElementById('loading');
const progress = document.getElementById('progress');
const text = words[language()];
document.documentElement.lang = language();

const reload = document.getElementById('reload');
reload.textContent = text.reload;
reload.addEventListener('click', () => location.reload());

// fail shows an error in place of the game, and offers to reload the page if that may help.
function fail(what, error) {
	if (error) console.error(error);
	const fault = document.getElementById('fault');
	if (!fault.hidden) return; // only the first failure matters
	const ended = what === 'ended' || what === 'lost';
	fault.textContent = ended ? `${text[what]} ${bridge.kept ? text.saved : text.unsaved}` : text[what];
	fault.hidden = false;
	reload.hidden = !ended && what !== 'load';
	progress.hidden = true;
	loading.hidden = false;
	reload.focus();
}

// The interface between program and page. The program adds functions to it.
const bridge = {
	mac: /Mac|iPhone|iPad/.test(navigator.platform),
	lines: [],
	layout: null,
	kept: true, // whether the game is saved, as far as known
	opened() {
		performance.mark('opened');
		loading.hidden = true;
		clearAddress();
		keepForLater();
		dispatchEvent(new Event('resize')); // the canvas was created as large as the page, including notches
		if (document.hasFocus()) setTimeout(() => dispatchEvent(new Event('focus'))); // the toolkit starts listening after the page got the focus
	},
	trace(line) { bridge.lines.push(line.trimEnd()); },
	fullScreen() {
		const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();
		done?.catch(() => {});
	},
};
globalThis.simplesimon = bridge;

// clearAddress removes the deal from the address, so that reloading the page continues the game.
function clearAddress() {
	const at = new URL(location.href);
	at.searchParams.delete('deal');
	at.hash = '';
	history.replaceState(null, '', at);
}

navigator.keyboard?.getLayoutMap?.().then((map) => { bridge.layout = [...map.values()]; }, () => {});

// follow passes a response on and shows the progress of the download.
function follow(response, size) {
	let come = 0;
	const counter = new TransformStream({
		transform(chunk, controller) {
			come += chunk.length;
			progress.value = Math.min(1, come / size);
			controller.enqueue(chunk);
		},
	});
	return new Response(response.body.pipeThrough(counter), { headers: { 'Content-Type': 'application/wasm' } });
}

function hasWebGL() {
	const context = document.createElement('canvas').getContext('webgl');
	context?.getExtension('WEBGL_lose_context')?.loseContext();
	return context != null;
}

async function start() {
	if (typeof WebAssembly !== 'object' || !globalThis.Go) return fail('wasm');
	if (!hasWebGL()) return fail('webgl');
	mendClipboard();
	mendStorage();
	mendFrames();
	const go = new Go();
	let instance;
	try {
		const { program, size } = loading.dataset; // written by the build
		let response = await fetch(program);
		if (!response.ok) throw new Error(`${program}: ${response.status}`);
		// The worker's copy loads instantly, and the browser may have cached its compiled form.
		if (!navigator.serviceWorker?.controller) response = follow(response, size);
		instance = (WebAssembly.instantiateStreaming
			? await WebAssembly.instantiateStreaming(response, go.importObject)
			: await WebAssembly.instantiate(await response.arrayBuffer(), go.importObject)).instance;
	} catch (error) {
		return fail('load', error);
	}
	performance.mark('compiled');
	listenToTouch(bridge, listenToMouse(bridge));
	listenToKeys(bridge);
	listenToDrops();
	listenToEnd();
	listenToDrawing();
	listenToDensity();
	try {
		await go.run(instance);
	} catch (error) {
		console.error(error);
	}
	fail('ended'); // the program never exits normally
}

// keepForLater registers a worker that caches the page for offline use. A newer worker takes over once it has
// cached all its files: the next page then uses the new version, and no page mixes both.
async function keepForLater() {
	if (!('serviceWorker' in navigator) || asked.has('noworker')) return;
	try {
		const registration = await navigator.serviceWorker.register('worker.js', { updateViaCache: 'none' });
		const takeOver = () => registration.waiting?.postMessage('take over');
		const watch = (worker) => worker?.addEventListener('statechange', takeOver);
		takeOver();
		watch(registration.installing);
		registration.addEventListener('updatefound', () => watch(registration.installing));
	} catch {
		// The game remains playable online.
	}
}

function listenToDrops() {
	addEventListener('dragover', (e) => e.preventDefault());
	addEventListener('drop', (e) => {
		e.preventDefault();
		if (e.dataTransfer.files.length > 0) bridge.drop?.([...e.dataTransfer.files]);
	});
}

// listenToEnd saves everything when the page is hidden: it may never be shown again.
function listenToEnd() {
	addEventListener('pagehide', () => bridge.leave?.());
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') bridge.leave?.();
	});
}

// listenToDrawing reloads the page when the browser discards the WebGL context, as phones do with pages in the
// background. If that happens again soon, the player is asked instead.
function listenToDrawing() {
	addEventListener('webglcontextlost', () => {
		bridge.leave?.();
		fail('lost');
		if (!bridge.kept || recently()) return;
		const again = () => {
			if (document.visibilityState === 'hidden') return;
			document.removeEventListener('visibilitychange', again);
			setTimeout(() => location.reload(), 500); // saving takes a moment
		};
		document.addEventListener('visibilitychange', again);
		again();
	}, true);
}

// recently reports whether it was last called less than a minute ago.
function recently() {
	try {
		const last = Number(sessionStorage.getItem('lost'));
		sessionStorage.setItem('lost', Date.now());
		return Date.now() - last < 60_000;
	} catch {
		return true; // no storage
	}
}

// Redraw when the page is zoomed or moves to a screen of another density.
function listenToDensity() {
	matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
		dispatchEvent(new Event('resize'));
		listenToDensity();
	}, { once: true });
}

start();
