import { systemClock } from "@/server/kernel/clock";
import { readEnv } from "@/server/kernel/env";
import { createLogger } from "@/server/kernel/logger";
import { createJobsClient } from "./engine/client";
import { showJobs } from "./functions/count-runs";
import { createFunctions } from "./functions/create-functions";
import { loadServices } from "./load-services";

/** Loads client and functions for this process from its environment. @throws if the environment is invalid */
export const loadJobs = async () => {
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL).child({ component: "jobs" });
  const client = createJobsClient({ engine: env.JOBS_ENGINE, secret: env.HOMEWARD_SECRET, log });
  showJobs();
  const functions = createFunctions({ client, clock: systemClock, services: await loadServices() });
  return { env, log, client, functions };
};
