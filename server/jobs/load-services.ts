import { getContext } from "@/server/context";
import { webhookBody } from "@/server/presenters/webhook-body";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import { runOrderImports } from "@/server/services/orders/run-order-imports";
import { runSimulations } from "@/server/services/policy/run-simulations";
import { runDueTimers } from "@/server/services/timers/run-due-timers";
import { attemptDueDeliveries } from "@/server/services/webhooks/attempt-due-deliveries";
import { relayOutbox } from "@/server/services/webhooks/relay-outbox";
import type { JobServices } from "./functions/job-services";
import { stoppingSignal } from "./stopping";

/** Joins the job functions to the services; the only place that knows both. Loaded when a first job is served. */
export const loadServices = async (): Promise<JobServices> => {
  const signal = stoppingSignal();
  return {
    relayOutbox: () => relayOutbox(getContext(), { render: webhookBody, signal }),
    attemptDueDeliveries: () => attemptDueDeliveries(getContext(), { signal }),
    runDueActivities: () => runDueActivities(getContext(), { signal }),
    runDueTimers: () => runDueTimers(getContext(), { signal }),
    runSimulations: () => runSimulations(getContext(), { signal }),
    runOrderImports: () => runOrderImports(getContext(), { signal }),
    cleanUp: () => cleanUp(getContext()),
  };
};
