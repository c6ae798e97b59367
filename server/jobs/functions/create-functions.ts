import type { InngestFunction } from "inngest";
import type { Clock } from "@/server/kernel/clock";
import type { JobsClient } from "../engine/client";
import { createCheckConnections } from "./check-connections";
import { createCleanUp } from "./clean-up";
import { createDeliverWebhooks } from "./deliver-webhooks";
import type { JobServices } from "./job-services";
import { createRelayOutbox } from "./relay-outbox";
import { createRunActivities } from "./run-activities";
import { createRunBulkJobs } from "./run-bulk-jobs";
import { createRunHookEvents } from "./run-hook-events";
import { createRunOrderImports } from "./run-order-imports";
import { createRunSimulations } from "./run-simulations";
import { createRunSyncs } from "./run-syncs";
import { createRunTimers } from "./run-timers";
import { createSendShipNotices } from "./send-ship-notices";

/** All job functions, joined to the services that do the work. */
export const createFunctions = ({
  client,
  clock,
  services,
}: {
  client: JobsClient;
  clock: Clock;
  services: JobServices;
}): readonly InngestFunction.Any[] => [
  createRelayOutbox({ client, clock, drain: services.relayOutbox }),
  createDeliverWebhooks({
    client,
    clock,
    drain: services.attemptDueDeliveries,
    onCall: services.lookForDeliveries,
  }),
  createRunActivities({ client, clock, drain: services.runDueActivities }),
  createRunTimers({ client, clock, drain: services.runDueTimers }),
  createRunSimulations({ client, clock, drain: services.runSimulations }),
  createRunOrderImports({ client, clock, drain: services.runOrderImports }),
  createRunBulkJobs({ client, clock, drain: services.runBulkJobs }),
  createRunSyncs({ client, clock, drain: services.runSyncs }),
  createRunHookEvents({ client, clock, drain: services.runHookEvents }),
  createCheckConnections({ client, checkConnections: services.checkConnections }),
  createSendShipNotices({ client, sendShipNotices: services.sendShipNotices }),
  createCleanUp({ client, cleanUp: services.cleanUp }),
];
