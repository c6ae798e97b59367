import { z } from "zod";
import { isEqualSecret, sha256Hex } from "@/server/kernel/crypto";
import type { HookEvent, IncomingHook, OpenedConnection } from "@/server/partners/provider";

/** ShipEngine adds custom headers to a webhook's deliveries; this one holds our secret. */
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

/** Returns whether a delivery has this connection's secret. It only tells which parcel to read again. */
export const verifyHook = (
  { headers }: IncomingHook,
  { values: { hookSecret = "" } }: Pick<OpenedConnection, "values">,
): boolean => {
  const secret = headers[SECRET_HEADER] ?? "";
  return hookSecret !== "" && secret !== "" && isEqualSecret(secret, hookSecret);
};

/**
 * Reads the event of a delivery, identified by its bytes because ShipEngine's events have no ID. Throws for a body that
 * can't be read.
 */
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
