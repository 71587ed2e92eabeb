// The site's service worker. It keeps no answer of a call: money is never shown from a cache. A
// page that cannot be reached is answered with the offline page; files whose names carry a hash
// of their content are kept, a hundred at most.
const VERSION = '__VERSION__';
const SHELL = `shell-${VERSION}`;
const FILES = 'files';
const MOST_FILES = 100;
const KEPT = ['/offline.html', '/offline.css', '/offline.js', '/boot.js', '/icon.svg'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(KEPT)));
});

addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys())
      if (name !== SHELL && name !== FILES) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(clean());
});

addEventListener('message', (event) => {
  if (event.data === 'take over') void skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/frame/')) {
    event.respondWith(fetch(request).catch(() => fromShell('/offline.html')));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(fromFiles(request));
  } else if (KEPT.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => fromShell(url.pathname)));
  }
});

async function fromShell(path) {
  return (await (await caches.open(SHELL)).match(path)) ?? Response.error();
}

async function fromFiles(request) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const held = await cache.keys();
    for (const old of held.slice(0, Math.max(0, held.length - MOST_FILES))) await cache.delete(old);
  }
  return answer;
}
