import { z } from "zod";
import type { HookTopic } from "@/contract/vocabulary/connection";
import { hmacSha256, isEqualSecret, sha256Hex } from "@/server/kernel/crypto";
import type { ConnectionValues, HookEvent, IncomingHook } from "@/server/partners/provider";

const MEANINGS: Readonly<Record<string, HookTopic>> = {
  "order.created": "ORDER",
  "order.updated": "ORDER",
  "order.deleted": "ORDER_DELETED",
  "order.restored": "ORDER",
  "product.created": "PRODUCT",
  "product.updated": "PRODUCT",
  "product.deleted": "PRODUCT_DELETED",
  "product.restored": "PRODUCT",
};

/** The webhook topics we subscribe to. */
export const HOOK_TOPICS: readonly string[] = Object.keys(MEANINGS);

const bodySchema = z.object({
  id: z.union([z.number(), z.string()]),
  parent_id: z.number().optional(),
  date_modified_gmt: z.string().nullish(),
});

/** Returns whether the shop signed the body, or the body is a harmless ping: see `isPing`. */
export const verifyHook = (hook: IncomingHook, { values }: { values: ConnectionValues }): boolean => {
  if (isPing(hook)) return true;
  const { body, headers } = hook;
  const secret = values.hookSecret ?? "";
  const signature = headers["x-wc-webhook-signature"] ?? "";
  return secret !== "" && signature !== "" && isEqualSecret(signature, hmacSha256(secret, body).toString("base64"));
};

/**
 * WooCommerce tests a new webhook with an unsigned call that contains only the webhook's ID, and repeats it with every
 * delivery until it is accepted. A forged one reveals and changes nothing.
 */
const isPing = ({ body, headers }: IncomingHook): boolean =>
  body.byteLength < LONGEST_PING &&
  headers["x-wc-webhook-topic"] === undefined &&
  /^webhook_id=\d+$/.test(Buffer.from(body).toString("utf8").trim());

const LONGEST_PING = 64;

/** Returns the event of a delivery; WooCommerce sends one each. Throws for a body that can't be read. */
export const readHook = (hook: IncomingHook): readonly HookEvent[] => {
  if (isPing(hook)) return [];
  const { body, headers } = hook;
  const name = headers["x-wc-webhook-topic"] ?? "";
  const topic = MEANINGS[name] ?? "IGNORED";
  const text = Buffer.from(body).toString("utf8");
  const { id, parent_id = 0, date_modified_gmt } = bodySchema.parse(JSON.parse(text));
  // A variation is reported as its product, which is what is read again.
  const subject = name.startsWith("product.") && parent_id > 0 ? String(parent_id) : String(id);
  // WooCommerce builds the delivery ID from the webhook and the second, so two orders in one second share one.
  const delivery = headers["x-wc-webhook-delivery-id"] ?? "";
  const eventId = sha256Hex(`${delivery}\n${name}\n${text}`).slice(0, 40);
  const occurredAt =
    typeof date_modified_gmt === "string" && date_modified_gmt !== "" ? toUtc(date_modified_gmt) : null;
  return [{ eventId, topic, name, subject, occurredAt }];
};

const toUtc = (gmt: string): string | null => {
  const at = new Date(`${gmt.replace(/Z$/, "")}Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
