const WATCH_PARENT_MS = 500;

/**
 * Resolves at Ctrl-C, SIGTERM or a closed terminal, and when the process that started this one is gone. npm passes a
 * signal on that the terminal sent already: more than one is the same wish.
 */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => resolve());
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(), WATCH_PARENT_MS).unref();
  });
