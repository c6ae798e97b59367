import type { InngestFunction } from "inngest";
import type { Clock } from "@/server/kernel/clock";
import type { JobsClient } from "../client";
import type {
  activitiesDue,
  deliveriesDue,
  orderImportsDue,
  outboxWritten,
  simulationsDue,
  timersDue,
} from "../events";
import { sweepDue } from "../events";
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
    | typeof orderImportsDue;
  readonly drain: Drain;
  /** How many drains may run at once in this process. */
  readonly lanes: number;
};

/** A server allows 1,000 steps per run; a run that comes near it ends and leaves the rest to the next sweep. */
const MOST_ROUNDS = 100;

/**
 * A function that drains what is due when it is woken, by its event, by the sweep event or by the cron of each
 * minute, and again at the time at which the next item becomes due. Nothing is retried: the next sweep is the retry.
 */
export const createDrainFunction = ({
  client,
  clock,
  id,
  event,
  drain,
  lanes,
}: DrainFunctionOptions): InngestFunction.Any => {
  const join = joinDrains({ drain, lanes });
  const planWakeUp = createWakeUpPlanner(clock);
  return client.createFunction(
    { id, retries: 0, triggers: [event, sweepDue, { cron: "* * * * *" }] },
    async ({ step }) => {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const { wakeAt } = await step.run("drain", async () => {
          const { done, nextDueAt } = await join();
          return { done, wakeAt: planWakeUp(nextDueAt)?.toISOString() ?? null };
        });
        if (wakeAt === null) return;
        await step.sleepUntil("until-due", wakeAt);
      }
    },
  );
};
