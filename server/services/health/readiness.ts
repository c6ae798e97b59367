import { pingDatabase } from "@/server/db/health";
import type { ServiceContext } from "../context";

export type Readiness = {
  isReady: boolean;
  checks: { database: "ok" | "down"; migrations: "ok" | "missing"; oldest_waiting_seconds: number };
};

/** Whether this process can do its work: database, migrations, and how long the oldest webhook has waited. */
export const readiness = async (ctx: ServiceContext): Promise<Readiness> => {
  try {
    const { hasMigrations, oldestWaitingSeconds } = await pingDatabase(ctx.db);
    return {
      isReady: hasMigrations,
      checks: {
        database: "ok",
        migrations: hasMigrations ? "ok" : "missing",
        oldest_waiting_seconds: oldestWaitingSeconds,
      },
    };
  } catch (error) {
    ctx.log.warn({ error: String(error) }, "not ready: the database does not answer");
    return { isReady: false, checks: { database: "down", migrations: "missing", oldest_waiting_seconds: 0 } };
  }
};
