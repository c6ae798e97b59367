/** Runs tasks with the same name one after another within this process. A failed task doesn't block the next. */
export const oneAtATime = (): (<T>(name: string, work: () => Promise<T>) => Promise<T>) => {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(name, settled);
    settled.then(() => last.get(name) === settled && last.delete(name));
    return mine;
  };
};
