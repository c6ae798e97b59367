import type { EmbeddedExecutor } from "./executor";

/**
 * Next bundles instrumentation and each route on its own, so a module's variable exists several times in one process.
 * The executor exists once: it hangs on the global object.
 */
const KEY = Symbol.for("homeward.jobs.embedded-executor");

const store = globalThis as unknown as Record<symbol, EmbeddedExecutor | undefined>;

export const findRunningExecutor = (): EmbeddedExecutor | null => store[KEY] ?? null;

export const setRunningExecutor = (executor: EmbeddedExecutor | null): void => {
  store[KEY] = executor ?? undefined;
};
