export type FairShare = {
  /**
   * Calls `start` as soon as the lane may take a place, at once if possible. The place is taken until `start`'s argument
   * is called. Calls `refuse` instead if that takes too long. A lane of null is limited by the places only.
   */
  enter: (lane: string | null, outcome: { start: (leave: () => void) => void; refuse: () => void }) => void;
  /** The number of calls that wait. */
  waiting: () => number;
};

type Waiter = { start: (leave: () => void) => void };

/**
 * Divides places among lanes, so that one lane can't take all of them. A lane takes as many as it likes while more than
 * a quarter of all places stays free; of that last quarter, only as many as it leaves for others. Waiting lanes take
 * turns, and within a lane the order of arrival counts.
 * @param places how many there are, from 1
 * @param waitMs the longest wait for a place, in milliseconds
 */
export const createFairShare = ({ places, waitMs }: { places: number; waitMs: number }): FairShare => {
  const reserved = Math.max(1, Math.floor(places / 4));
  let free = places;
  const taken = new Map<string | null, number>();
  /** In the order of their turns. */
  const lines = new Map<string | null, Set<Waiter>>();

  const mayEnter = (lane: string | null): boolean =>
    free > 0 && (lane === null || free > reserved || (taken.get(lane) ?? 0) < free);
  const take = (lane: string | null, { start }: Waiter): void => {
    free -= 1;
    taken.set(lane, (taken.get(lane) ?? 0) + 1);
    let isLeft = false;
    start(() => {
      if (isLeft) return;
      isLeft = true;
      leave(lane);
    });
  };
  const leave = (lane: string | null): void => {
    free += 1;
    const left = (taken.get(lane) ?? 1) - 1;
    if (left === 0) taken.delete(lane);
    else taken.set(lane, left);
    while (serveNext());
  };
  /** Returns whether anybody could be served. */
  const serveNext = (): boolean => {
    for (const [lane, line] of lines) {
      const [first] = line;
      if (first === undefined || !mayEnter(lane)) continue;
      forget(lane, first);
      // The lane's next one waits until every other lane had its turn.
      const rest = lines.get(lane);
      if (rest !== undefined && lines.delete(lane)) lines.set(lane, rest);
      take(lane, first);
      return true;
    }
    return false;
  };
  const forget = (lane: string | null, waiter: Waiter): void => {
    const line = lines.get(lane);
    line?.delete(waiter);
    if (line?.size === 0) lines.delete(lane);
  };

  return {
    enter: (lane, { start, refuse }) => {
      if (!lines.has(lane) && mayEnter(lane)) return take(lane, { start });
      const timer = setTimeout(() => {
        forget(lane, waiter);
        refuse();
      }, waitMs).unref();
      const waiter: Waiter = {
        start: (free) => {
          clearTimeout(timer);
          start(free);
        },
      };
      lines.set(lane, (lines.get(lane) ?? new Set()).add(waiter));
    },
    waiting: () => [...lines.values()].reduce((sum, { size }) => sum + size, 0),
  };
};
