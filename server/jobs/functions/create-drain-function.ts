import type { InngestFunction } from "inngest";
import type { Clock } from "@/server/kernel/clock";
import type { JobsClient } from "../engine/client";
import type {
  activitiesDue,
  bulkJobsDue,
  deliveriesDue,
  hooksDue,
  orderImportsDue,
  outboxWritten,
  simulationsDue,
  syncsDue,
  timersDue,
} from "../engine/events";
import { sweepDue } from "../engine/events";
import type { Drain } from "./job-services";
import { joinDrains } from "./join-drains";
import { createWakeUpPlanner } from "./plan-wake-up";

export type DrainFunctionOptions = {
  readonly client: JobsClient;
  readonly clock: Clock;
  readonly id: string;
  readonly event:
    | typeof outboxWritten
    | typeof deliveriesDue
    | typeof activitiesDue
    | typeof timersDue
    | typeof simulationsDue
    | typeof orderImportsDue
    | typeof bulkJobsDue
    | typeof syncsDue
    | typeof hooksDue;
  readonly drain: Drain;
  /** Called whenever a drain is wanted, for one that is running already. */
  readonly onCall?: (() => void) | undefined;
  /** How many drains may run at once in this process. */
  readonly lanes: number;
};

/** A server allows 1,000 steps per run; a run that comes near it ends and leaves the rest to the next sweep. */
const MOST_SLEEPS = 100;

/**
 * A function that drains what is due when it is woken, by its event, by the sweep event or by the cron of each
 * minute, and again at the time at which the next item becomes due. Nothing is retried: the next sweep is the retry. The
 * drain is no step: it may run any number of times, and a wake-up costs one call of the engine instead of two.
 */
export const createDrainFunction = ({
  client,
  clock,
  id,
  event,
  drain,
  onCall,
  lanes,
}: DrainFunctionOptions): InngestFunction.Any => {
  const join = joinDrains({ drain, lanes });
  const planWakeUp = createWakeUpPlanner(clock);
  return client.createFunction(
    { id, retries: 0, triggers: [event, sweepDue, { cron: "* * * * *" }] },
    async ({ step }) => {
      onCall?.();
      const { done, nextDueAt } = await join();
      const wakeAt = planWakeUp(nextDueAt)?.toISOString();
      if (wakeAt === undefined) return { done };
      // Each call drains once and then passes over the sleeps that are behind it; the first one ahead ends the call.
      for (let round = 0; round < MOST_SLEEPS; round += 1) await step.sleepUntil("until-due", wakeAt);
      return { done };
    },
  );
};
