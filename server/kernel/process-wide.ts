declare global {
  /** Values that exist once per process: each module that stores one here declares it with a unique name. */
  interface ProcessWide {
    /** The response to a failed server action (scripts/front/action-status.mjs). */
    "action-status": { getStore: () => { status: number } | undefined };
    /** The current request (scripts/front/observed.mjs). */
    "observed-request": { getStore: () => { route: string | null; isUnavailable: boolean } | undefined };
  }
  var homeward: Shelf | undefined;
}

type Shelf = {
  get: <N extends keyof ProcessWide>(name: N) => ProcessWide[N] | undefined;
  set: <N extends keyof ProcessWide>(name: N, value: ProcessWide[N]) => unknown;
  delete: (name: keyof ProcessWide) => boolean;
};

/**
 * Returns the global object's store. Next bundles instrumentation and each route separately, so a module's variable
 * exists several times in one process. What must exist once is stored on the global object, where scripts/serve.mjs
 * finds it as well.
 */
export const processShelf = (): Shelf => {
  globalThis.homeward ??= new Map();
  return globalThis.homeward;
};

/** Returns this process's value of a name, created on first use. */
export const processWide = <N extends keyof ProcessWide>(name: N, make: () => ProcessWide[N]): ProcessWide[N] => {
  const shelf = processShelf();
  const known = shelf.get(name);
  if (known !== undefined) return known;
  const made = make();
  shelf.set(name, made);
  return made;
};
