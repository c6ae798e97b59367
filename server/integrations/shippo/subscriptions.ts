import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { createShippo, type Shippo } from "./client";
import { modeOfKey } from "./fields";
import { TOKEN } from "./hooks";
import { webhookSchema, webhooksSchema } from "./wire";

type Subscriber = Pick<OpenedConnection, "http" | "values" | "now" | "hookUrl">;

const EVENT = "track_updated";

/** One webhook for tracking that leads here, with a secret of ours in its address. */
export const subscribe = async (connection: Subscriber): Promise<ConnectionValues> => {
  const shippo = createShippo(connection);
  const hookSecret = connection.values.hookSecret || randomBytes(24).toString("hex");
  const body = {
    ...{ event: EVENT, url: `${connection.hookUrl}?${TOKEN}=${hookSecret}`, active: true },
    is_test: modeOfKey(connection.values.apiKey) === "TEST",
  };
  const [known, ...twice] = await readOurs(shippo, connection.hookUrl);
  for (const { object_id } of twice) await remove(shippo, object_id);
  if (known === undefined)
    await shippo.ask({ method: "POST", path: "webhooks", body, purpose: "Set up webhook", schema: webhookSchema });
  else
    await shippo.ask({
      ...{ method: "PUT", path: `webhooks/${known.object_id}`, body, purpose: "Update webhook", schema: webhookSchema },
    });
  return { hookSecret };
};

/** Whether the webhook is there, active, and brings the secret of this connection. */
export const isSubscribed = async (connection: Subscriber): Promise<boolean> => {
  const { hookSecret = "" } = connection.values;
  if (hookSecret === "") return false;
  const ours = await readOurs(createShippo(connection), connection.hookUrl);
  return ours.some(({ active, url }) => active !== false && url.endsWith(`?${TOKEN}=${hookSecret}`));
};

/** Removes the webhooks that lead here and no other. */
export const unsubscribe = async (connection: Subscriber): Promise<void> => {
  const shippo = createShippo(connection);
  for (const { object_id } of await readOurs(shippo, connection.hookUrl)) await remove(shippo, object_id);
};

const readOurs = async (shippo: Shippo, hookUrl: string) => {
  const path = "webhooks?results=100";
  const { results } = await shippo.ask({ path, purpose: "Read webhooks", schema: webhooksSchema });
  return results.filter(({ url, event }) => url.split("?")[0] === hookUrl && event === EVENT);
};

const remove = (shippo: Shippo, id: string): Promise<unknown> =>
  shippo.find({ method: "DELETE", path: `webhooks/${id}`, purpose: "Remove webhook", schema: z.unknown() });
