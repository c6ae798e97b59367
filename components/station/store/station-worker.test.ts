import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ORIGIN = "https://returns.example.com";
const at = (path: string): string => ORIGIN + path;
const addressOf = (asked: Request | string): string =>
  typeof asked === "string" ? new URL(asked, ORIGIN).href : asked.url;

/** A page of a build: it names its own script. */
const page = (build: string): string => `<html><script src="/_next/static/chunks/${build}.js"></script></html>`;

/** The station's service worker on a device, and a server whose files a test sets. */
const device = () => {
  const stores = new Map<string, Map<string, Response>>();
  const handlers = new Map<string, (event: unknown) => void>();
  const server = new Map<string, () => Response>();
  const cacheOf = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      match: async (asked: string) => kept.get(addressOf(asked))?.clone(),
      put: async (asked: string, response: Response) => void kept.set(addressOf(asked), response),
      delete: async (asked: string) => kept.delete(addressOf(asked)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    match: (asked: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).match(asked),
    delete: async (name: string) => stores.delete(name),
  };
  const fetched = async (asked: Request | string): Promise<Response> => {
    const answer = server.get(addressOf(asked))?.();
    if (answer === undefined) throw new TypeError("Failed to fetch");
    // As in a browser: a page of our own.
    return Object.defineProperty(answer, "type", { value: "basic" });
  };
  const self = {
    location: new URL(ORIGIN),
    navigator: {},
    skipWaiting: () => undefined,
    addEventListener: (kind: string, handler: (event: unknown) => void) => handlers.set(kind, handler),
  };
  new Function("self", "caches", "fetch", "console", readFileSync("public/station-worker.js", "utf8"))(
    ...[self, caches, fetched, { warn: () => undefined }],
  );
  const happen = async (kind: string, event: object): Promise<Response | undefined> => {
    let work: Promise<Response | undefined> = Promise.resolve(undefined);
    const wait = (given: Promise<Response | undefined>) => (work = given);
    handlers.get(kind)?.({ ...event, waitUntil: wait, respondWith: wait });
    return work;
  };
  const request = (path: string, mode: string) => ({ url: at(path), method: "GET", mode, destination: "" });
  return {
    server,
    install: async () => {
      const routes: unknown[] = [];
      const addRoutes = async (route: unknown) => void routes.push(route);
      await happen("install", { addRoutes });
      return routes;
    },
    open: () => happen("fetch", { request: request("/station", "navigate") }),
    load: (path: string) => happen("fetch", { request: request(path, "no-cors") }),
    keep: (...shell: string[]) => happen("message", { data: { kind: "KEEP_SHELL", shell: shell.map(at) } }),
  };
};

type Device = ReturnType<typeof device>;

/** The server has this build and no file of any other. */
const deploy = ({ server }: Device, build: string): void => {
  server.clear();
  server.set(at("/station"), () => new Response(page(build)));
  server.set(at(`/_next/static/chunks/${build}.js`), () => new Response(build));
};

const script = (build: string): string => `/_next/static/chunks/${build}.js`;
const textOf = async (answer: Promise<Response | undefined>): Promise<string | undefined> => (await answer)?.text();

it("opens offline with the build that ran last, and deletes files that only the previous one needed", async () => {
  const own = device();
  deploy(own, "one");
  await own.open();
  await own.keep(script("one"));
  deploy(own, "two");
  await own.open();
  await own.keep(script("two"));
  own.server.clear();
  expect(await textOf(own.open())).toBe(page("two"));
  expect(await textOf(own.load(script("two")))).toBe("two");
  await expect(own.load(script("one"))).rejects.toThrow();
});

it("opens offline although the new page arrived while the old one was running", async () => {
  const own = device();
  deploy(own, "one");
  await own.open();
  await own.keep(script("one"));
  deploy(own, "two");
  // The new page arrived after the timeout: the old one is running and reports its files.
  await own.open();
  await own.keep(script("one"));
  own.server.clear();
  const opened = (await textOf(own.open())) ?? "";
  const named = /src="([^"]+)"/.exec(opened)?.[1] ?? "";
  expect(await textOf(own.load(named))).toBeDefined();
});

it("keeps the old build complete while a file of the new one is missing, and its later files", async () => {
  const own = device();
  deploy(own, "one");
  own.server.set(at("/_next/static/media/reader.wasm"), () => new Response("reader"));
  await own.open();
  await own.keep(script("one"));
  await own.load("/_next/static/media/reader.wasm");
  await own.open();
  await own.keep(script("one"));
  deploy(own, "two");
  own.server.delete(at(script("two")));
  await own.open();
  await own.keep(script("one"));
  own.server.clear();
  expect(await textOf(own.open())).toBe(page("one"));
  expect(await textOf(own.load(script("one")))).toBe("one");
  expect(await textOf(own.load("/_next/static/media/reader.wasm"))).toBe("reader");
});

it("opens from its cache while a proxy reports that the server is away", async () => {
  const own = device();
  deploy(own, "one");
  await own.open();
  await own.keep(script("one"));
  own.server.set(at("/station"), () => new Response("Bad Gateway", { status: 502 }));
  expect(await textOf(own.open())).toBe(page("one"));
});

it("leaves to the network what a closing page sends, because the worker may end with it", async () => {
  expect(await device().install()).toEqual([{ condition: { requestMethod: "POST" }, source: "network" }]);
});
