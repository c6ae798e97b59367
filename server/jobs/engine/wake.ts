import type { Logger } from "@/server/kernel/logger";
import { workForNobody } from "@/server/kernel/work-owner";
import type { JobsClient } from "./client";
import { WAKE_EVENTS, type WakeKind } from "./events";

/** Subject of a wake-up, for people who read the engine's log: `process_id`, `group_id` or `endpoint_id`. */
export type WakeSubject = Readonly<Partial<Record<"group_id" | "process_id" | "endpoint_id", string>>>;

/** Signals that there may be work of a kind. Never throws and never waits: sweeps find what is lost. */
export type Waker = (kind: WakeKind, subject?: WakeSubject) => void;

/** Minimum time between wake-ups, so that a busy shop's commits cost a few drains a second instead of one each. */
const GAP_MS = 150;

type WakerParts = {
  client: Pick<JobsClient, "send">;
  log: Logger;
  /** Calls back after this many milliseconds; 0 means as soon as the current work has finished. */
  later?: (call: () => void, milliseconds: number) => void;
};

/**
 * Merges wake-ups of one kind while one is queued, so that a burst of a thousand commits is one event. A merged event
 * has no subject, because it is about several. The first one after a pause is sent at once.
 */
export const createWaker = ({ client, log, later = wait }: WakerParts): Waker => {
  const queued = new Map<WakeKind, WakeSubject>();
  let isPlanned = false;

  const sendAll = async (): Promise<void> => {
    if (queued.size === 0) {
      isPlanned = false;
      return;
    }
    const events = [...queued].map(([kind, data]) => ({ ...WAKE_EVENTS[kind].create({}), data }));
    queued.clear();
    try {
      await client.send(events);
    } catch (error) {
      log.warn({ err: error }, "a wake-up was not sent; a sweep will find the work");
    }
    later(() => void sendAll(), GAP_MS);
  };

  return (kind, subject = {}) => {
    queued.set(kind, queued.has(kind) ? {} : subject);
    if (isPlanned) return;
    isPlanned = true;
    // The jobs that it starts don't count as work of the tenant whose request woke them.
    workForNobody(() => later(() => void sendAll(), 0));
  };
};

const wait: NonNullable<WakerParts["later"]> = (call, milliseconds) => {
  if (milliseconds === 0) setImmediate(call);
  // Doesn't keep the process alive: a sweep finds what isn't sent.
  else setTimeout(call, milliseconds).unref();
};
