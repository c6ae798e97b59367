import { eventType } from "inngest";
import { z } from "zod";

/**
 * The events of the job engine. Each says "there may be work", with an address for people who read the engine's log;
 * the function drains everything that is due. An id is absent when several wake-ups were joined into one.
 */
export const outboxWritten = eventType("svc/outbox.written", {
  schema: z.object({ group_id: z.string().optional(), process_id: z.string().optional() }),
});

export const deliveriesDue = eventType("svc/deliveries.due", {
  schema: z.object({ endpoint_id: z.string().optional() }),
});

export const activitiesDue = eventType("svc/activities.due", {
  schema: z.object({ process_id: z.string().optional() }),
});

export const timersDue = eventType("svc/timers.due", { schema: z.object({ process_id: z.string().optional() }) });

export const simulationsDue = eventType("svc/simulations.due", { schema: z.object({}) });

export const orderImportsDue = eventType("svc/order-imports.due", { schema: z.object({}) });

export const bulkJobsDue = eventType("svc/bulk-jobs.due", { schema: z.object({}) });

export const syncsDue = eventType("svc/syncs.due", { schema: z.object({}) });

export const hooksDue = eventType("svc/hooks.due", { schema: z.object({}) });

/** Wakes every function: what was never announced, or whose announcement was lost, is found by it. */
export const sweepDue = eventType("svc/sweep.due", { schema: z.object({}) });
