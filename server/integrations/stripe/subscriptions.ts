import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { createStripeClient, STRIPE_VERSION, type StripeClient } from "./client";
import { EVENTS } from "./events";
import { STRIPE } from "./failures";
import { listAll } from "./list-all";

type Subscriber = Pick<OpenedConnection, "http" | "values" | "now" | "hookUrl">;

const NAMES = Object.keys(EVENTS);

const endpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
  api_version: z.string().nullish(),
});
type Endpoint = z.infer<typeof endpointSchema>;

/**
 * Creates one webhook for our URL. Stripe returns its secret only once: a webhook with an unknown secret or another API
 * version is replaced, and a disabled one is enabled again.
 */
export const subscribe = async (connection: Subscriber): Promise<ConnectionValues> => {
  const client = createStripeClient(connection);
  const { hookSecret = "", hookId = "" } = connection.values;
  const ours = await readOurs(client, connection.hookUrl);
  const kept = ours.find((endpoint) => hookSecret !== "" && endpoint.id === hookId && isOfVersion(endpoint));
  for (const { id } of ours.filter((endpoint) => endpoint !== kept)) await remove(client, id);
  if (kept === undefined) return create(client, connection.hookUrl);
  if (!isWhole(kept))
    await client.ask({
      method: "POST",
      path: `/v1/webhook_endpoints/${kept.id}`,
      params: { enabled_events: NAMES, disabled: false },
      purpose: "Update webhook",
      schema: z.unknown(),
    });
  return { hookSecret, hookId };
};

/** Returns whether our webhook exists and is enabled, with every event. */
export const isSubscribed = async (connection: Subscriber): Promise<boolean> => {
  const { hookSecret = "", hookId = "" } = connection.values;
  if (hookSecret === "") return false;
  const ours = await readOurs(createStripeClient(connection), connection.hookUrl);
  return ours.some((endpoint) => endpoint.id === hookId && isOfVersion(endpoint) && isWhole(endpoint));
};

/** Removes only the webhooks that deliver to our URL. */
export const unsubscribe = async (connection: Subscriber): Promise<void> => {
  const client = createStripeClient(connection);
  for (const { id } of await readOurs(client, connection.hookUrl)) await remove(client, id);
};

const create = async (client: StripeClient, hookUrl: string): Promise<ConnectionValues> => {
  const result = await client.tryAsk({
    method: "POST",
    path: "/v1/webhook_endpoints",
    params: { url: hookUrl, enabled_events: NAMES, api_version: STRIPE_VERSION, description: "Homeward" },
    purpose: "Create webhook",
    schema: z.object({ id: z.string(), secret: z.string() }),
  });
  if (result.ok) return { hookSecret: result.data.secret, hookId: result.data.id };
  const { code, error } = result.failure;
  if (code !== "url_invalid") throw error;
  throw new PartnerError(
    STRIPE,
    "REFUSED",
    "Stripe can't reach this server: webhooks need a public address over HTTPS (APP_URL). Until then, changes arrive late.",
  );
};

const readOurs = async (client: StripeClient, hookUrl: string): Promise<Endpoint[]> => {
  const all = await listAll(client, { path: "/v1/webhook_endpoints", purpose: "Read webhooks", item: endpointSchema });
  return all.filter(({ url }) => url === hookUrl);
};

const remove = async (client: StripeClient, id: string): Promise<void> => {
  const result = await client.tryAsk({
    method: "DELETE",
    path: `/v1/webhook_endpoints/${id}`,
    purpose: "Remove webhook",
    schema: z.unknown(),
  });
  if (!result.ok && result.failure.code !== "resource_missing") throw result.failure.error;
};

const isOfVersion = ({ api_version }: Endpoint): boolean => api_version === STRIPE_VERSION;

const isWhole = ({ status, enabled_events }: Endpoint): boolean =>
  status === "enabled" && (enabled_events.includes("*") || NAMES.every((name) => enabled_events.includes(name)));
