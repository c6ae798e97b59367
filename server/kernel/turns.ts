/** Runs tasks of one key one after the other, in order of arrival; tasks of different keys are independent. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

type Turn = { start: () => void; refuse: () => void };
type Limits = {
  /** The longest wait for a turn, in milliseconds. */
  waitMs: number;
  /** How many may wait for one key. */
  mostWaiting: number;
  /** Makes the error of a task whose turn doesn't come. */
  refusal: () => Error;
};

/** @throws what `refusal` makes, if too many wait or the wait is too long; the task isn't started then */
export const createTurns = ({ waitMs, mostWaiting, refusal }: Limits): Turns => {
  /** Waiting tasks by key; a key has an entry while one of its tasks runs. */
  const lines = new Map<string, Set<Turn>>();

  const begin = (key: string): Promise<void> | undefined => {
    const line = lines.get(key);
    if (line === undefined) {
      lines.set(key, new Set());
      return undefined;
    }
    if (line.size >= mostWaiting) throw refusal();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.delete(turn);
        turn.refuse();
      }, waitMs).unref();
      const turn: Turn = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => reject(refusal()),
      };
      line.add(turn);
    });
  };
  const end = (key: string): void => {
    const line = lines.get(key);
    const [next] = line ?? [];
    if (line === undefined || next === undefined) return void lines.delete(key);
    line.delete(next);
    next.start();
  };
  return async (key, work) => {
    await begin(key);
    try {
      return await work();
    } finally {
      end(key);
    }
  };
};
