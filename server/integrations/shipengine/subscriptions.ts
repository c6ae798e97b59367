import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { createShipEngine, type ShipEngine } from "./client";
import { modeOfKey } from "./fields";
import { SECRET_HEADER } from "./hooks";
import { webhookSchema } from "./wire";

type Subscriber = Pick<OpenedConnection, "http" | "values" | "now" | "hookUrl">;

/**
 * Creates one tracking webhook for our URL, with a secret of ours as a header. Null for the sandbox, which has no
 * webhooks: its parcels are polled.
 */
export const subscribe = async (connection: Subscriber): Promise<ConnectionValues | null> => {
  if (modeOfKey(connection.values.apiKey) === "TEST") return null;
  const shipengine = createShipEngine(connection);
  const hookSecret = connection.values.hookSecret || randomBytes(24).toString("hex");
  const headers = [{ key: SECRET_HEADER, value: hookSecret }];
  const [known, ...twice] = await readOurs(shipengine, connection.hookUrl);
  for (const { webhook_id } of twice) await remove(shipengine, webhook_id);
  if (known === undefined)
    await shipengine.ask({
      ...{ method: "POST", path: "environment/webhooks", purpose: "Set up webhook", schema: z.unknown() },
      body: { name: "Homeward", event: "track", url: connection.hookUrl, headers },
    });
  else
    await shipengine.ask({
      ...{
        method: "PUT",
        path: `environment/webhooks/${known.webhook_id}`,
        purpose: "Update webhook",
        schema: z.unknown(),
      },
      body: { url: connection.hookUrl, headers },
    });
  return { hookSecret };
};

/** Returns whether the webhook exists; always true for the sandbox, which has none. */
export const isSubscribed = async (connection: Subscriber): Promise<boolean> => {
  if (modeOfKey(connection.values.apiKey) === "TEST") return true;
  if (!connection.values.hookSecret) return false;
  return (await readOurs(createShipEngine(connection), connection.hookUrl)).length > 0;
};

/** Removes only the webhooks that deliver to our URL. */
export const unsubscribe = async (connection: Subscriber): Promise<void> => {
  if (modeOfKey(connection.values.apiKey) === "TEST") return;
  const shipengine = createShipEngine(connection);
  for (const { webhook_id } of await readOurs(shipengine, connection.hookUrl)) await remove(shipengine, webhook_id);
};

const readOurs = async (shipengine: ShipEngine, hookUrl: string) => {
  const schema = z.array(webhookSchema);
  const webhooks = await shipengine.ask({ path: "environment/webhooks", purpose: "Read webhooks", schema });
  return webhooks.filter(({ url, event }) => url === hookUrl && event === "track");
};

const remove = (shipengine: ShipEngine, id: string): Promise<unknown> =>
  shipengine.find({
    ...{ method: "DELETE", path: `environment/webhooks/${id}`, purpose: "Remove webhook", schema: z.unknown() },
  });
