import type { TestContext } from "./context";

/** Lets time pass for users who are locked out after wrong guesses: their counters use the database's clock. */
export const letPass = async ({ db }: TestContext, seconds: number): Promise<void> => {
  await db.$executeRaw`update failure_windows set expires_at = expires_at - make_interval(secs => ${seconds}::float8)`;
};
