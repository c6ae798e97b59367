import type { InngestFunction } from "inngest";
import type { JobsClient } from "../engine/client";
import type { JobServices } from "./job-services";

/** Tells warehouses what is on its way: those whose time has come, every five minutes. */
export const createSendShipNotices = ({
  client,
  sendShipNotices,
}: {
  client: JobsClient;
  sendShipNotices: JobServices["sendShipNotices"];
}): InngestFunction.Any =>
  client.createFunction(
    { id: "send-ship-notices", retries: 0, triggers: [{ cron: "1-59/5 * * * *" }] },
    async ({ step }) => {
      await step.run("send-ship-notices", sendShipNotices);
    },
  );
