type Limit = {
  ms: number;
  /** The caller's own signal, which ends the work as well. */
  signal?: AbortSignal | undefined;
};

/**
 * Runs work with a signal that is aborted after `ms` milliseconds (`TimeoutError`), or with the caller's own. Node.js may
 * collect a timeout that only `AbortSignal.any` refers to before it fires, and the work would never end: this timer is
 * kept until the work has ended.
 */
export const withDeadline = async <T>(
  { ms, signal: given }: Limit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const follow = () => controller.abort(given?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("There was no answer in time.", "TimeoutError")),
    ms,
  );
  given?.addEventListener("abort", follow, { once: true });
  if (given?.aborted) follow();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener("abort", follow);
  }
};
