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

/** What a shop is asked to tell us of. */
export const HOOK_TOPICS: readonly string[] = Object.keys(MEANINGS);

const bodySchema = z.object({
  id: z.union([z.number(), z.string()]),
  parent_id: z.number().optional(),
  date_modified_gmt: z.string().nullish(),
});

/** Whether the shop signed the bytes, or they say nothing: see `isPing`. */
export const verifyHook = (hook: IncomingHook, { values }: { values: ConnectionValues }): boolean => {
  if (isPing(hook)) return true;
  const { body, headers } = hook;
  const secret = values.hookSecret ?? "";
  const signature = headers["x-wc-webhook-signature"] ?? "";
  return secret !== "" && signature !== "" && isEqualSecret(signature, hmacSha256(secret, body).toString("base64"));
};

/**
 * WooCommerce tries a new webhook with an unsigned call that names nothing but the webhook, and sends it again beside
 * every delivery until it is taken. Whoever else sends one learns and changes nothing.
 */
const isPing = ({ body, headers }: IncomingHook): boolean =>
  body.byteLength < LONGEST_PING &&
  headers["x-wc-webhook-topic"] === undefined &&
  /^webhook_id=\d+$/.test(Buffer.from(body).toString("utf8").trim());

const LONGEST_PING = 64;

/** The event of a delivery; WooCommerce sends one each. Throws for a body that cannot be read. */
export const readHook = (hook: IncomingHook): readonly HookEvent[] => {
  if (isPing(hook)) return [];
  const { body, headers } = hook;
  const name = headers["x-wc-webhook-topic"] ?? "";
  const topic = MEANINGS[name] ?? "IGNORED";
  const text = Buffer.from(body).toString("utf8");
  const { id, parent_id = 0, date_modified_gmt } = bodySchema.parse(JSON.parse(text));
  // A variation is told of as a product: what is read again is the product that it belongs to.
  const subject = name.startsWith("product.") && parent_id > 0 ? String(parent_id) : String(id);
  // A delivery's own id is made of the webhook and the second: two orders in one second have the same.
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
