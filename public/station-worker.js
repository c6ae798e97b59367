// The station's service worker: it opens the station without a network, and keeps the pictures of the parcels that are
// expected. What people decide is none of its business: that lies in the page's own database.

const SHELL = "station-shell";
const PICTURES = "station-pictures";
const PAGE = "/station";
/** The page as it came last, until all that it needs is here. */
const NEXT_PAGE = "/station?next";
/** A page that takes longer is not waited for: a bench cannot. */
const PATIENCE_MS = 4_000;
/** A picture that its shop lets no script read counts as several megabytes against what a browser gives us. */
const MOST_UNREADABLE = 40;
/** Verdicts come before pictures: of what the browser gives us these take no more than half. */
const MOST_SHARE = 0.5;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  // What a closing page sends must not wait for this worker: it ends with its last page, and the call would be lost.
  // Browsers without routes send it without the worker's help, or a little less surely.
  if ("addRoutes" in event)
    event.waitUntil(event.addRoutes({ condition: { requestMethod: "POST" }, source: "network" }).catch(console.warn));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { kind, shell, pictures } = event.data;
  if (kind === "KEEP_SHELL") event.waitUntil(keepShell(shell));
  if (kind === "KEEP_PICTURES") event.waitUntil(keepPictures(pictures));
  if (kind === "RENEW") event.waitUntil(renewPage());
  if (kind === "FORGET") event.waitUntil(Promise.all([caches.delete(SHELL), caches.delete(PICTURES)]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === self.location.origin;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (isOurs && url.pathname === PAGE) event.respondWith(openPage(request));
  } else if (isOurs && url.pathname.startsWith("/_next/static/")) event.respondWith(known(SHELL, request));
  else if (request.destination === "image") event.respondWith(known(PICTURES, request));
});

/** The page as the server has it now; as it was last time, when the server does not answer. */
async function openPage(request) {
  const before = await caches.match(PAGE, { cacheName: SHELL });
  const fresh = fetch(request).then(async (response) => {
    // A way to the sign-in is followed, not remembered.
    if (response.ok && response.type === "basic" && !response.redirected) await put(SHELL, NEXT_PAGE, response.clone());
    // What a proxy says while the server starts anew is not the station.
    return response.status >= 500 && before !== undefined ? before : response;
  });
  if (before === undefined) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, before));
  return Promise.race([fresh.catch(() => before), late]);
}

/** Files whose name says what is in them, and pictures: what is here is not asked for again. */
async function known(cacheName, request) {
  const found = await caches.match(request.url, { cacheName });
  if (found !== undefined) return found;
  const response = await fetch(request);
  if (cacheName === SHELL && response.ok) await put(SHELL, request.url, response.clone());
  return response;
}

async function put(cacheName, key, response) {
  const cache = await caches.open(cacheName);
  await cache.put(key, response);
}

/**
 * What the page that runs now was made of. The page before is given up only when all of the new one lies here: a device
 * that dies in the middle of an update opens with the old one. The new one may have come too late to be the one that
 * runs; so its parts are read out of itself. What only the old one needed goes after it.
 */
async function keepShell(urls) {
  const cache = await caches.open(SHELL);
  const [before, next] = [await partsOf(await cache.match(PAGE)), await partsOf(await cache.match(NEXT_PAGE))];
  const wanted = [...new Set([...urls, ...next])];
  const missing = await without(cache, wanted);
  const kept = await Promise.all(missing.map((url) => addTo(cache, url, { credentials: "same-origin" })));
  if (kept.includes(false)) return;
  const page = await cache.match(NEXT_PAGE);
  if (page !== undefined) await cache.put(PAGE, page);
  else if ((await cache.match(PAGE)) === undefined) await renewPage();
  // Of the same build, what was fetched later stays: what reads codes from the camera.
  if (next.length === 0 || next.join() === before.join()) return;
  const left = new Set([new URL(PAGE, self.location.origin).href, ...wanted]);
  for (const { url } of await cache.keys()) if (!left.has(url)) await cache.delete(url);
}

/** The addresses of the scripts and styles that a page names. */
async function partsOf(page) {
  const text = page === undefined ? "" : await page.clone().text();
  const named = text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? [];
  return [...new Set(named.map((path) => self.location.origin + path))].sort();
}

/** The page of somebody who has taken over. */
async function renewPage() {
  await addTo(await caches.open(SHELL), new URL(PAGE, self.location.origin).href, { credentials: "same-origin" });
}

/** Of expected parcels; shops host them, so they may come from anywhere. */
async function keepPictures(urls) {
  const cache = await caches.open(PICTURES);
  const wanted = new Set(urls);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  let unreadable = null;
  for (const url of await without(cache, urls)) {
    if (await isFull()) return;
    if (!closed.has(new URL(url).origin)) {
      if (await addTo(cache, url, { mode: "cors", credentials: "omit" })) continue;
      closed.add(new URL(url).origin);
    }
    unreadable ??= await countUnreadable(cache);
    if (unreadable < MOST_UNREADABLE && (await addTo(cache, url, { mode: "no-cors" }))) unreadable += 1;
  }
}

/** Shops whose pictures no script may read, or that did not answer one; asked again when the worker wakes up anew. */
const closed = new Set();

async function countUnreadable(cache) {
  const all = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return all.filter((response) => response?.type === "opaque").length;
}

async function isFull() {
  const { usage = 0, quota = 0 } = (await self.navigator.storage?.estimate()) ?? {};
  return quota > 0 && usage > quota * MOST_SHARE;
}

async function without(cache, urls) {
  const here = new Set((await cache.keys()).map(({ url }) => url));
  return urls.filter((url) => !here.has(url));
}

/** Whether it lies here now. A file that cannot be had now is asked for again the next time. */
async function addTo(cache, url, options) {
  try {
    const response = await fetch(url, options);
    // A way to the sign-in is not the page.
    const isIt = (response.ok && !response.redirected) || response.type === "opaque";
    if (isIt) await cache.put(url, response);
    return isIt;
  } catch (error) {
    console.warn("not kept for offline use", url, error);
    return false;
  }
}
