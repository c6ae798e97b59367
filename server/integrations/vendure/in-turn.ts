/** The last in each row; gone when nobody waits any more. */
const rows = new Map<string, Promise<unknown>>();

/** Runs what this process does under one name one after the other, whether or not the one before succeeded. */
export const inTurn = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
  const before = rows.get(name) ?? Promise.resolve();
  const mine = before.then(act, act);
  rows.set(name, mine);
  try {
    return await mine;
  } finally {
    if (rows.get(name) === mine) rows.delete(name);
  }
};
