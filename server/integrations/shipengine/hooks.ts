import { z } from "zod";
import { isEqualSecret, sha256Hex } from "@/server/kernel/crypto";
import type { HookEvent, IncomingHook, OpenedConnection } from "@/server/partners/provider";

/** ShipEngine adds headers of our choice to a webhook's deliveries: one of them is our secret. */
export const SECRET_HEADER = "x-homeward-secret";

const bodySchema = z.object({
  resource_type: z.string().max(200),
  data: z
    .object({
      tracking_number: z.string().catch(""),
      events: z.array(z.object({ occurred_at: z.string().catch("") })).catch([]),
    })
    .catch({ tracking_number: "", events: [] }),
});

/** Whether a delivery brings the secret of this connection. It says only which parcel to look at again. */
export const verifyHook = (
  { headers }: IncomingHook,
  { values: { hookSecret = "" } }: Pick<OpenedConnection, "values">,
): boolean => {
  const secret = headers[SECRET_HEADER] ?? "";
  return hookSecret !== "" && secret !== "" && isEqualSecret(secret, hookSecret);
};

/** The event of a delivery, told apart by its bytes: ShipEngine numbers none. Throws for a body that cannot be read. */
export const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
  const text = Buffer.from(body).toString("utf8");
  const { resource_type: name, data } = bodySchema.parse(JSON.parse(text));
  const eventId = sha256Hex(text).slice(0, 40);
  const [latest] = data.events
    .map(({ occurred_at }) => new Date(occurred_at))
    .filter((at) => !Number.isNaN(at.getTime()))
    .sort((left, right) => right.getTime() - left.getTime());
  const occurredAt = latest?.toISOString() ?? null;
  if (name === "API_TRACK" && data.tracking_number !== "")
    return [{ eventId, topic: "TRACKING", name, subject: data.tracking_number, occurredAt }];
  return [{ eventId, topic: "IGNORED", name, subject: eventId, occurredAt }];
};
