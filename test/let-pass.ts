import type { TestContext } from "./context";

/** Lets time pass for whoever has to wait after wrong guesses: their counters go by the clock of the database. */
export const letPass = async ({ db }: TestContext, seconds: number): Promise<void> => {
  await db.$executeRaw`update failure_windows set expires_at = expires_at - make_interval(secs => ${seconds}::float8)`;
};
