import type { Logger } from "@/server/kernel/logger";
import type { JobsClient } from "./client";
import { activitiesDue, deliveriesDue, orderImportsDue, outboxWritten, simulationsDue, timersDue } from "./events";

const EVENTS = {
  outbox: outboxWritten,
  deliveries: deliveriesDue,
  activities: activitiesDue,
  timers: timersDue,
  simulations: simulationsDue,
  orderImports: orderImportsDue,
};

export type WakeKind = keyof typeof EVENTS;

/** Whom a wake-up is about, for people who read the engine's log: `process_id`, `group_id` or `endpoint_id`. */
export type WakeSubject = Readonly<Partial<Record<"group_id" | "process_id" | "endpoint_id", string>>>;

/** Says that there may be work of a kind. Never throws and never waits: what is lost is found by the sweeps. */
export type Waker = (kind: WakeKind, subject?: WakeSubject) => void;

/**
 * Joins wake-ups of one kind while one is queued: a burst of a thousand commits is one event. A joined event names
 * nobody, because it is about several.
 */
export const createWaker = ({ client, log }: { client: Pick<JobsClient, "send">; log: Logger }): Waker => {
  const queued = new Map<WakeKind, WakeSubject>();
  let isSending = false;

  const sendAll = async (): Promise<void> => {
    const events = [...queued].map(([kind, data]) => ({ ...EVENTS[kind].create({}), data }));
    queued.clear();
    try {
      await client.send(events);
    } catch (error) {
      log.warn({ err: error }, "a wake-up was not sent; a sweep will find the work");
    }
    isSending = queued.size > 0;
    if (isSending) await sendAll();
  };

  return (kind, subject = {}) => {
    queued.set(kind, queued.has(kind) ? {} : subject);
    if (isSending) return;
    isSending = true;
    setImmediate(() => void sendAll());
  };
};
