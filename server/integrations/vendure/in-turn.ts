/** The last task per name; removed when no task is waiting. */
const rows = new Map<string, Promise<unknown>>();

/** Runs this process's tasks with the same name one after another, whether or not the previous one succeeded. */
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
