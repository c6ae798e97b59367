import type { InngestFunction } from "inngest";
import type { JobsClient } from "../engine/client";
import type { JobServices } from "./job-services";

/** Asks the providers of connections who they are, and tells people what changed: those that are due, every five minutes. */
export const createCheckConnections = ({
  client,
  checkConnections,
}: {
  client: JobsClient;
  checkConnections: JobServices["checkConnections"];
}): InngestFunction.Any =>
  client.createFunction(
    { id: "check-connections", retries: 0, triggers: [{ cron: "3-59/5 * * * *" }] },
    async ({ step }) => {
      await step.run("check-connections", checkConnections);
    },
  );
