import { z } from "zod";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { createPaypalClient, type PaypalClient } from "./client";
import { EVENTS } from "./events";

type Subscriber = Pick<OpenedConnection, "http" | "values" | "now" | "hookUrl">;

const WEBHOOKS = "/v1/notifications/webhooks";
const namesSchema = z.array(z.object({ name: z.string() })).catch([]);
const webhookSchema = z.object({ id: z.string(), url: z.string(), event_types: namesSchema });
type Webhook = z.infer<typeof webhookSchema>;

/** Creates one webhook for our URL with every event of ours that PayPal has. PayPal signs its ID as well. */
export const subscribe = async (connection: Subscriber): Promise<ConnectionValues> => {
  const client = createPaypalClient(connection);
  const [known, ...others] = await readOurs(client, connection.hookUrl);
  for (const { id } of others) await remove(client, id);
  const names = await readNames(client);
  if (known !== undefined && hasAll(known, names)) return { webhookId: known.id };
  if (known !== undefined) await remove(client, known.id);
  const { id } = await client.ask({
    method: "POST",
    path: WEBHOOKS,
    body: { url: connection.hookUrl, event_types: names.map((name) => ({ name })) },
    purpose: "Create webhook",
    schema: z.object({ id: z.string() }),
  });
  return { webhookId: id };
};

/** Returns whether our webhook exists. */
export const isSubscribed = async (connection: Subscriber): Promise<boolean> => {
  const { webhookId = "" } = connection.values;
  if (webhookId === "") return false;
  const ours = await readOurs(createPaypalClient(connection), connection.hookUrl);
  return ours.some(({ id }) => id === webhookId);
};

/** Removes only the webhooks that deliver to our URL. */
export const unsubscribe = async (connection: Subscriber): Promise<void> => {
  const client = createPaypalClient(connection);
  for (const { id } of await readOurs(client, connection.hookUrl)) await remove(client, id);
};

const readOurs = async (client: PaypalClient, hookUrl: string): Promise<Webhook[]> => {
  const schema = z.object({ webhooks: z.array(webhookSchema).catch([]) });
  const { webhooks } = await client.ask({ path: WEBHOOKS, purpose: "Read webhooks", schema });
  return webhooks.filter(({ url }) => url === hookUrl);
};

/** Lists PayPal's event names: an unknown name would get the whole webhook rejected. */
const readNames = async (client: PaypalClient): Promise<string[]> => {
  const schema = z.object({ event_types: namesSchema });
  const path = "/v1/notifications/webhooks-event-types";
  const { event_types } = await client.ask({ path, purpose: "Read event types", schema });
  const known = new Set(event_types.map(({ name }) => name));
  return Object.keys(EVENTS).filter((name) => known.has(name));
};

const hasAll = ({ event_types }: Webhook, names: readonly string[]): boolean => {
  const has = new Set(event_types.map(({ name }) => name));
  return has.has("*") || names.every((name) => has.has(name));
};

const remove = async (client: PaypalClient, id: string): Promise<void> => {
  const path = `${WEBHOOKS}/${encodeURIComponent(id)}`;
  await client.find({ method: "DELETE", path, purpose: "Remove webhook", schema: z.unknown() });
};
