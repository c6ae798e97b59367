const WATCH_PARENT_MS = 500;

/**
 * Resolves on Ctrl-C, SIGTERM or a closed terminal, and when the parent process is gone. npm forwards a signal that the
 * terminal has already sent, so repeated signals count once.
 */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => resolve());
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(), WATCH_PARENT_MS).unref();
  });
