declare global {
  /** Values that exist once per process: each module that stores one here declares it with a unique name. */
  interface ProcessWide {
    /** The response to a failed server action (scripts/front/action-status.mjs). */
    "action-status": { getStore: () => { status: number } | undefined };
    /** The current request (scripts/front/observed.mjs). */
    "observed-request": {
      getStore: () => CurrentRequest | undefined;
      run: <T>(request: CurrentRequest, work: () => T) => T;
    };
  }
  var homeward: Shelf | undefined;
}

/** What the application records about the current request, and its ID; null for work that only follows from one. */
type CurrentRequest = { route: string | null; isUnavailable: boolean; requestId: string | null };

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

/** Runs work that a request has caused, but that isn't a part of it: a job that it woke. */
export const outsideRequest = <T>(work: () => T): T => {
  const requests = processShelf().get("observed-request");
  if (requests?.getStore() === undefined) return work();
  return requests.run({ route: null, isUnavailable: false, requestId: null }, work);
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
