import { getContext } from "@/server/context";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import type { Drain, JobServices } from "./functions/job-services";

/** A drain with nothing to do: stands in where a service is not part of the build. */
const nothingDue: Drain = async () => ({ done: 0, nextDueAt: null });

/** Joins the job functions to the services; the only place that knows both. Loaded when a first job is served. */
export const loadServices = async (): Promise<JobServices> => ({
  relayOutbox: nothingDue,
  attemptDueDeliveries: nothingDue,
  runDueActivities: () => runDueActivities(getContext()),
  cleanUp: () => cleanUp(getContext()),
});
