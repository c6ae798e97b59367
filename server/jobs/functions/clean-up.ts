import type { InngestFunction } from "inngest";
import type { JobsClient } from "../engine/client";
import type { JobServices } from "./job-services";

/** Forgets what has lapsed (drafts, quotes, remembered answers, counters): once an hour, and nobody waits for it. */
export const createCleanUp = ({
  client,
  cleanUp,
}: {
  client: JobsClient;
  cleanUp: JobServices["cleanUp"];
}): InngestFunction.Any =>
  client.createFunction({ id: "clean-up", retries: 0, triggers: [{ cron: "17 * * * *" }] }, async ({ step }) => {
    await step.run("clean-up", cleanUp);
  });
