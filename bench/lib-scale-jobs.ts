import { claimDueWork } from "@/server/db/jobs/due-work";
import { deleteLapsed } from "@/server/db/jobs/housekeeping";
import { claimTimers, nextTimerDueAt } from "@/server/db/jobs/timers";
import { readQueues } from "@/server/db/overview/health";
import { inTransaction } from "@/server/db/transaction";
import { claimOutbox } from "@/server/db/webhooks/outbox";
import { claimDeliveries, nextDeliveryDueAt } from "@/server/db/webhooks/webhook-claims";
import type { Actor } from "@/server/kernel/actor";
import type { TestContext } from "@/test/context";

export type Place = { ctx: TestContext; actor: Actor; storeId: string };
export type Ask = {
  what: string;
  /** The promise: as fast as with a thousand returns, within a second, or none. */
  promise: "RATIO" | "SECOND" | null;
  run: (place: Place, nth: number) => Promise<unknown>;
};

const job = (what: string, run: Ask["run"]): Ask => ({ what: `job: ${what}`, promise: "RATIO", run });

/** What workers ask again and again, and the hourly cleanup. */
export const readPendingWork = (): Ask[] => [
  job("claim activities", ({ ctx }) => claimDueWork(ctx.db, 10)),
  job("claim events", ({ ctx }) => inTransaction(ctx, (tx) => claimOutbox(tx, 50))),
  job("claim deliveries", ({ ctx }) => inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 64 }))),
  job("next delivery", ({ ctx }) => nextDeliveryDueAt(ctx.db)),
  job("claim timers", ({ ctx }) => claimTimers(ctx.db, 20)),
  job("next timer", ({ ctx }) => nextTimerDueAt(ctx.db)),
  job("readiness and metrics", ({ ctx }) => readQueues(ctx.db)),
  job("delete what lapsed", ({ ctx }) => deleteLapsed(ctx.db)),
];
