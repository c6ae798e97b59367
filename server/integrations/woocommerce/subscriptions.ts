import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { HOOK_TOPICS } from "./read-hook";
import { type WooWebhook, webhookSchema } from "./wire";
import { createWooClient, type WooClient } from "./woo-client";

const PER_PAGE = 100;

type Subscriber = Pick<OpenedConnection, "http" | "values" | "now" | "hookUrl">;

/**
 * Creates one webhook per topic for our URL, all with the same secret. Existing ones are reused, also if WooCommerce
 * has disabled them, which it does after five failed deliveries.
 */
export const subscribe = async (connection: Subscriber): Promise<ConnectionValues> => {
  const client = createWooClient(connection);
  const hookSecret = connection.values.hookSecret || randomBytes(24).toString("hex");
  const ours = await readOurs(client, connection.hookUrl);
  for (const topic of HOOK_TOPICS) {
    const [known, ...twice] = ours.filter((webhook) => webhook.topic === topic);
    for (const { id } of twice) await remove(client, id);
    await client.ask({
      method: known === undefined ? "POST" : "PUT",
      path: known === undefined ? "webhooks" : `webhooks/${known.id}`,
      body: {
        name: `Homeward: ${topic}`,
        topic,
        delivery_url: connection.hookUrl,
        secret: hookSecret,
        status: "active",
      },
      purpose: `Set up webhook ${topic}`,
      schema: webhookSchema,
    });
  }
  return { ...client.manners(), hookSecret };
};

/** Returns whether every webhook exists and is active. */
export const isSubscribed = async (connection: Subscriber): Promise<boolean> => {
  if (!connection.values.hookSecret) return false;
  const ours = await readOurs(createWooClient(connection), connection.hookUrl);
  return HOOK_TOPICS.every((topic) => ours.some((webhook) => webhook.topic === topic && webhook.status === "active"));
};

/** Removes only the webhooks that deliver to our URL. */
export const unsubscribe = async (connection: Subscriber): Promise<void> => {
  const client = createWooClient(connection);
  for (const { id } of await readOurs(client, connection.hookUrl)) await remove(client, id);
};

const readOurs = async (client: WooClient, hookUrl: string): Promise<WooWebhook[]> => {
  const all: WooWebhook[] = [];
  for (let page = 1; ; page += 1) {
    const query = { per_page: PER_PAGE, page, orderby: "id", order: "asc", status: "all" };
    const { data } = await client.ask({
      path: "webhooks",
      query,
      purpose: "Read webhooks",
      schema: z.array(webhookSchema),
    });
    all.push(...data);
    if (data.length < PER_PAGE) return all.filter(({ delivery_url }) => delivery_url === hookUrl);
  }
};

const remove = async (client: WooClient, id: string): Promise<void> => {
  const query = { force: true };
  await client.find({
    method: "DELETE",
    path: `webhooks/${id}`,
    query,
    purpose: "Remove webhook",
    schema: z.unknown(),
  });
};
