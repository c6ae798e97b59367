/** The measurement of one request: from its scheduled time, so that a stall isn't hidden. */
export type Arrival = { kind: "read" | "write"; ms: number; error: string | null };

type Plan = {
  perSecond: number;
  seconds: number;
  /** The share of all requests that write. */
  writeShare: number;
  read: () => Promise<void>;
  write: () => Promise<void>;
};

/**
 * Sends requests by a schedule, whether or not earlier ones have been answered, like independent callers. Resolves when
 * the last of them is done.
 */
export const runOpenModel = async ({ perSecond, seconds, writeShare, read, write }: Plan): Promise<Arrival[]> => {
  const startedAt = performance.now();
  const every = Math.round(1 / writeShare);
  const arrivals: Promise<Arrival>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth += 1) {
    const dueAt = startedAt + (nth * 1000) / perSecond;
    const wait = dueAt - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const kind = nth % every === 0 ? "write" : "read";
    arrivals.push(measure(kind, dueAt, kind === "write" ? write : read));
  }
  return Promise.all(arrivals);
};

const measure = async (kind: Arrival["kind"], dueAt: number, work: () => Promise<void>): Promise<Arrival> => {
  try {
    await work();
    return { kind, ms: performance.now() - dueAt, error: null };
  } catch (error) {
    return { kind, ms: performance.now() - dueAt, error: String(error).slice(0, 200) };
  }
};
