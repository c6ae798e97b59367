/**
 * One signal for the whole process that it is about to end: drains begin nothing more. Next bundles routes and
 * instrumentation on their own, so it hangs on the global object; scripts/serve.mjs raises it, too.
 */
const KEY = Symbol.for("homeward.stopping");

const store = globalThis as unknown as Record<symbol, AbortController | undefined>;

const controller = (): AbortController => {
  store[KEY] ??= new AbortController();
  return store[KEY];
};

export const stoppingSignal = (): AbortSignal => controller().signal;

export const beginStopping = (): void => controller().abort();
