import type { InngestFunction } from "inngest";
import type { Clock } from "@/server/kernel/clock";
import type { JobsClient } from "../engine/client";
import { sweepDue, WAKE_EVENTS, type WakeKind } from "../engine/events";
import { counted, countedDrain } from "./count-runs";
import { CRON_JOBS, DRAINS, type Drain, type JobServices } from "./job-list";
import { joinDrains } from "./join-drains";
import { createWakeUpPlanner } from "./plan-wake-up";

type Engine = { client: JobsClient; clock: Clock };

/** All jobs of the list as functions of the engine, joined to the services that do the work. */
export const createFunctions = ({
  services,
  ...engine
}: Engine & { services: JobServices }): readonly InngestFunction.Any[] => [
  ...DRAINS.map(({ service, id, wake, lanes }) =>
    createDrainFunction(engine, {
      ...{ id, wake, drain: joinDrains({ drain: countedDrain(id, services[service]), lanes }) },
      onCall: service === "attemptDueDeliveries" ? services.lookForDeliveries : undefined,
    }),
  ),
  ...CRON_JOBS.map(({ service, id, cron }) =>
    engine.client.createFunction({ id, retries: 0, triggers: [{ cron }] }, async ({ step }) => {
      await step.run(id, () => counted(id, services[service]));
    }),
  ),
];

/** A server allows 1,000 steps per run; a run that comes near it ends and leaves the rest to the next sweep. */
const MOST_SLEEPS = 100;

type Draining = {
  id: string;
  wake: WakeKind;
  drain: Drain;
  /** Called whenever a drain is wanted, for one that is running already. */
  onCall?: (() => void) | undefined;
};

/**
 * A function that drains what is due when it is woken, by its event, by the sweep event or by the cron of each
 * minute, and again at the time at which the next item becomes due. Nothing is retried: the next sweep is the retry. The
 * drain is no step: it may run any number of times, and a wake-up costs one call of the engine instead of two.
 */
const createDrainFunction = ({ client, clock }: Engine, { id, wake, drain, onCall }: Draining): InngestFunction.Any => {
  const planWakeUp = createWakeUpPlanner(clock);
  return client.createFunction(
    { id, retries: 0, triggers: [WAKE_EVENTS[wake], sweepDue, { cron: "* * * * *" }] },
    async ({ step }) => {
      onCall?.();
      const { done, nextDueAt } = await drain();
      const wakeAt = planWakeUp(nextDueAt)?.toISOString();
      if (wakeAt === undefined) return { done };
      // Each call drains once and then passes over the sleeps that are behind it; the first one ahead ends the call.
      for (let round = 0; round < MOST_SLEEPS; round += 1) await step.sleepUntil("until-due", wakeAt);
      return { done };
    },
  );
};
