declare global {
  /** What a process has one of: each module that keeps something here declares it, by a name of its own. */
  interface ProcessWide {
    /** What a failed server action is answered with (scripts/front/action-status.mjs). */
    "action-status": { getStore: () => { status: number } | undefined };
    /** The request that is being answered (scripts/front/observed.mjs). */
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
 * Next bundles instrumentation and each route on its own, so a module's variable exists several times in one process.
 * What must exist once hangs on the global object, where scripts/serve.mjs finds it, too.
 */
export const processShelf = (): Shelf => {
  globalThis.homeward ??= new Map();
  return globalThis.homeward;
};

/** The one of this process, made when it is first asked for. */
export const processWide = <N extends keyof ProcessWide>(name: N, make: () => ProcessWide[N]): ProcessWide[N] => {
  const shelf = processShelf();
  const known = shelf.get(name);
  if (known !== undefined) return known;
  const made = make();
  shelf.set(name, made);
  return made;
};
