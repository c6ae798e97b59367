import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { createEasyPost, type EasyPost } from "./client";
import { webhookSchema, webhooksSchema } from "./wire";

type Subscriber = Pick<OpenedConnection, "http" | "values" | "now" | "hookUrl">;

/** One webhook that leads here, signed with a secret of ours. One that EasyPost switched off is switched on again. */
export const subscribe = async (connection: Subscriber): Promise<ConnectionValues> => {
  const easypost = createEasyPost(connection);
  const hookSecret = connection.values.hookSecret || randomBytes(24).toString("hex");
  const [known, ...twice] = await readOurs(easypost, connection.hookUrl);
  for (const { id } of twice) await remove(easypost, id);
  if (known === undefined)
    await easypost.ask({
      ...{ method: "POST", path: "webhooks", purpose: "Set up webhook", schema: webhookSchema },
      body: { webhook: { url: connection.hookUrl, webhook_secret: hookSecret } },
    });
  else
    await easypost.ask({
      ...{ method: "PATCH", path: `webhooks/${known.id}`, purpose: "Update webhook", schema: webhookSchema },
      body: { webhook_secret: hookSecret },
    });
  return { hookSecret };
};

/** Whether the webhook is there and switched on. */
export const isSubscribed = async (connection: Subscriber): Promise<boolean> => {
  if (!connection.values.hookSecret) return false;
  const ours = await readOurs(createEasyPost(connection), connection.hookUrl);
  return ours.some(({ disabled_at }) => disabled_at === "");
};

/** Removes the webhooks that lead here and no other. */
export const unsubscribe = async (connection: Subscriber): Promise<void> => {
  const easypost = createEasyPost(connection);
  for (const { id } of await readOurs(easypost, connection.hookUrl)) await remove(easypost, id);
};

const readOurs = async (easypost: EasyPost, hookUrl: string) => {
  const { webhooks } = await easypost.ask({ path: "webhooks", purpose: "Read webhooks", schema: webhooksSchema });
  return webhooks.filter(({ url }) => url === hookUrl);
};

const remove = (easypost: EasyPost, id: string): Promise<unknown> =>
  easypost.find({ method: "DELETE", path: `webhooks/${id}`, purpose: "Remove webhook", schema: z.unknown() });
