import { pingDatabase, type Queues } from "@/server/db/overview/health";
import type { ServiceContext } from "../context";

export type Readiness = {
  isReady: boolean;
  checks: {
    database: "ok" | "down";
    migrations: "ok" | "missing";
    /** How long the oldest event or due delivery has waited. */
    oldest_waiting_seconds: number;
    waiting_events: number;
    due_deliveries: number;
    due_activities: number;
  };
};

/** Whether this process can do its work: database, migrations, and how much work waits for how long. */
export const readiness = async (ctx: ServiceContext): Promise<Readiness> => {
  try {
    const { hasMigrations, queues } = await pingDatabase(ctx.db);
    return {
      isReady: hasMigrations,
      checks: { database: "ok", migrations: hasMigrations ? "ok" : "missing", ...depths(queues) },
    };
  } catch (error) {
    ctx.log.warn({ error: String(error) }, "not ready: the database does not answer");
    return { isReady: false, checks: { database: "down", migrations: "missing", ...depths(null) } };
  }
};

const depths = (queues: Queues | null) => ({
  oldest_waiting_seconds: Math.max(queues?.oldestEventSeconds ?? 0, queues?.oldestDeliverySeconds ?? 0),
  waiting_events: queues?.waitingEvents ?? 0,
  due_deliveries: queues?.dueDeliveries ?? 0,
  due_activities: queues?.dueActivities ?? 0,
});
