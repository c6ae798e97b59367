import { Prisma } from "@/server/db/generated/client";
import type { TestContext } from "./context";

/** Waits until a lock is being awaited in this test's database. */
export const untilSomebodyWaits = async (ctx: TestContext): Promise<void> => {
  for (;;) {
    const [row] = await ctx.db.$queryRaw<{ waiting: bigint }[]>(Prisma.sql`
      select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (Number(row?.waiting ?? 0) > 0) return;
  }
};
