// Keeps every file of one release in the browser, so that the site works without a network. The builder of the site
// writes RELEASE and FILES (each file with its hash) above this line. A new release waits until the reader wants it.

const PREFIX = `motu ${new URL(registration.scope).pathname} `;
const CACHE = PREFIX + RELEASE;
const PAGE = 'index.html';

const address = (name) => new URL(name, registration.scope).href;

addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

// A file that differs from its hash is of another release: then nothing of this one is kept, and the old one stays.
async function keepAll() {
  const cache = await caches.open(CACHE);
  const names = Object.keys(FILES);
  const one = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      if (await cache.match(address(name))) continue;
      const known = await caches.match(address(name));
      const kept = known && (await fits(known, FILES[name])) ? known : await fetch(address(name), { integrity: FILES[name], cache: 'no-cache' });
      if (!kept.ok) throw new Error(`${name}: ${kept.status}`);
      await cache.put(address(name), kept);
    }
  };
  await Promise.all([one(), one(), one()]);
}

async function fits(response, hash) {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return hash === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => clients.claim()));
});

// The release before this one is kept: another tab may still use it.
async function forgetOld() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of others.slice(0, -1)) await caches.delete(name);
}

addEventListener('message', (event) => {
  if (event.data === 'use now') void skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.href.startsWith(registration.scope)) return;
  event.respondWith(answer(request, url));
});

async function answer(request, url) {
  const asked = request.mode === 'navigate' && !(url.href.slice(registration.scope.length) in FILES) ? address(PAGE) : url.origin + url.pathname;
  const cache = await caches.open(CACHE);
  return (await cache.match(asked)) ?? (await caches.match(asked)) ?? fetch(request);
}
