/** Awaits several named promises at once. */
export const allOf = async <T extends Record<string, Promise<unknown>>>(
  asked: T,
): Promise<{ [N in keyof T]: Awaited<T[N]> }> => {
  const entries = Object.entries(asked).map(async ([name, one]) => [name, await one] as const);
  return Object.fromEntries(await Promise.all(entries)) as { [N in keyof T]: Awaited<T[N]> };
};
