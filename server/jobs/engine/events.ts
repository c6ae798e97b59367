import { eventType } from "inngest";
import { z } from "zod";

const about = (...ids: readonly ("group_id" | "process_id" | "endpoint_id")[]) =>
  z.object(Object.fromEntries(ids.map((id) => [id, z.string().optional()])));

/**
 * Events of the job engine. Each says "there may be work", with IDs for people who read the engine's log; the function
 * processes everything that is due. An ID is missing if several wake-ups were merged.
 */
export const WAKE_EVENTS = {
  outbox: eventType("svc/outbox.written", { schema: about("group_id", "process_id") }),
  deliveries: eventType("svc/deliveries.due", { schema: about("endpoint_id") }),
  activities: eventType("svc/activities.due", { schema: about("process_id") }),
  timers: eventType("svc/timers.due", { schema: about("process_id") }),
  simulations: eventType("svc/simulations.due", { schema: about() }),
  orderImports: eventType("svc/order-imports.due", { schema: about() }),
  bulkJobs: eventType("svc/bulk-jobs.due", { schema: about() }),
  syncs: eventType("svc/syncs.due", { schema: about() }),
  hooks: eventType("svc/hooks.due", { schema: about() }),
  /** Also announced by the database itself (migration ledger). */
  ledger: eventType("svc/ledger.due", { schema: about() }),
};

export type WakeKind = keyof typeof WAKE_EVENTS;

/** Wakes every function, to find work that was never announced or whose announcement was lost. */
export const sweepDue = eventType("svc/sweep.due", { schema: about() });
