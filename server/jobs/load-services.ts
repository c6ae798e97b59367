import { getContext } from "@/server/context";
import { createWakeSignal } from "@/server/kernel/wake-signal";
import { publishExpectedParcels } from "@/server/presenters/expected-parcel";
import { webhookBody } from "@/server/presenters/webhook-body";
import { runBulkJobs } from "@/server/services/bulk/run-bulk-jobs";
import { checkConnections } from "@/server/services/connections/health/check-connections";
import { runHookEvents } from "@/server/services/connections/hooks/run-hook-events";
import { runSyncs } from "@/server/services/connections/sync/run-syncs";
import { doDueWork } from "@/server/services/due-work/do-due-work";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import { runOrderImports } from "@/server/services/imports/run-order-imports";
import { keepLedger } from "@/server/services/ledger/keep-ledger";
import { runSimulations } from "@/server/services/policy/run-simulations";
import { sendShipNotices } from "@/server/services/shipping/send-ship-notices";
import { runDueTimers } from "@/server/services/timers/run-due-timers";
import { attemptDueDeliveries } from "@/server/services/webhooks/attempt-due-deliveries";
import { relayOutbox } from "@/server/services/webhooks/relay-outbox";
import type { JobServices } from "./functions/job-list";
import { stoppingSignal } from "./stopping";

/** Connects the job functions to the services; the only place that knows both. Loaded when the first job is served. */
export const loadServices = async (): Promise<JobServices> => {
  const signal = stoppingSignal();
  const wakeSignal = createWakeSignal();
  return {
    relayOutbox: () => relayOutbox(getContext(), { render: webhookBody, signal }),
    attemptDueDeliveries: () => attemptDueDeliveries(getContext(), { wakeSignal, signal }),
    lookForDeliveries: wakeSignal.raise,
    runDueActivities: () => doDueWork(getContext(), { signal }),
    runDueTimers: () => runDueTimers(getContext(), { signal }),
    runSimulations: () => runSimulations(getContext(), { signal }),
    runOrderImports: () => runOrderImports(getContext(), { signal }),
    runBulkJobs: () => runBulkJobs(getContext(), { signal }),
    runSyncs: () => runSyncs(getContext(), { signal }),
    runHookEvents: () => runHookEvents(getContext(), { render: webhookBody, signal }),
    keepLedger: () => keepLedger(getContext(), { signal }),
    checkConnections: () => checkConnections(getContext(), { signal }),
    sendShipNotices: () => sendShipNotices(getContext(), { present: publishExpectedParcels, signal }),
    cleanUp: () => cleanUp(getContext(), { render: webhookBody }),
  };
};
