import type { InngestFunction } from "inngest";
import type { Clock } from "@/server/kernel/clock";
import type { JobsClient } from "../engine/client";
import { sweepDue, WAKE_EVENTS, type WakeKind } from "../engine/events";
import { counted, countedDrain } from "./count-runs";
import { CRON_JOBS, DRAINS, type Drain, type JobServices } from "./job-list";
import { joinDrains } from "./join-drains";
import { createWakeUpPlanner } from "./plan-wake-up";

type Engine = { client: JobsClient; clock: Clock };

/** Creates engine functions for all jobs of the list, connected to the services that do the work. */
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
  /** Called for each request for a drain, even while one is running. */
  onCall?: (() => void) | undefined;
};

/**
 * Creates a function that drains what is due when it is woken by its event, by the sweep event or by a cron every
 * minute, and again when the next item becomes due. Nothing is retried: the next sweep is the retry. The drain isn't a
 * step: it may run any number of times, and a wake-up costs one call of the engine instead of two.
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
      // Each call drains once and then skips past sleeps; the first one still ahead ends the call.
      for (let round = 0; round < MOST_SLEEPS; round += 1) await step.sleepUntil("until-due", wakeAt);
      return { done };
    },
  );
};
