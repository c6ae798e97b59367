import type { Logger } from "@/server/kernel/logger";
import type { JobsClient } from "./client";
import { WAKE_EVENTS, type WakeKind } from "./events";

/** Whom a wake-up is about, for people who read the engine's log: `process_id`, `group_id` or `endpoint_id`. */
export type WakeSubject = Readonly<Partial<Record<"group_id" | "process_id" | "endpoint_id", string>>>;

/** Says that there may be work of a kind. Never throws and never waits: what is lost is found by the sweeps. */
export type Waker = (kind: WakeKind, subject?: WakeSubject) => void;

/** So far apart wake-ups are sent: a busy shop's commits then cost a few drains a second, not one drain each. */
const GAP_MS = 150;

type WakerParts = {
  client: Pick<JobsClient, "send">;
  log: Logger;
  /** Calls back after so many milliseconds; 0 is as soon as what is running has ended. */
  later?: (call: () => void, milliseconds: number) => void;
};

/**
 * Joins wake-ups of one kind while one is queued: a burst of a thousand commits is one event. A joined event names
 * nobody, because it is about several. The first one after a pause is sent at once.
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
    later(() => void sendAll(), 0);
  };
};

const wait: NonNullable<WakerParts["later"]> = (call, milliseconds) => {
  if (milliseconds === 0) setImmediate(call);
  // Nobody's end is put off by it: what is not sent is found by a sweep.
  else setTimeout(call, milliseconds).unref();
};
