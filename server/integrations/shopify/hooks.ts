import { z } from "zod";
import type { HookTopic } from "@/contract/vocabulary/connection";
import { hmacSha256, isEqualSecret, sha256Hex } from "@/server/kernel/crypto";
import type { HookEvent, IncomingHook, OpenedConnection } from "@/server/partners/provider";
import { idOf } from "./ids";

/** Returns whether a request is signed with the secret of the shop's app and concerns this shop. */
export const verifyHook = ({ body, headers }: IncomingHook, { values }: Pick<OpenedConnection, "values">): boolean => {
  const { clientSecret = "", shop = "" } = values;
  const signature = headers["x-shopify-hmac-sha256"] ?? "";
  if (clientSecret === "" || signature === "") return false;
  const isSigned = isEqualSecret(hmacSha256(clientSecret, body).toString("base64"), signature);
  // One app can serve several shops and signs with the same secret for all of them.
  return isSigned && (headers["x-shopify-shop-domain"] ?? shop).toLowerCase() === shop;
};

/**
 * Returns the events of a webhook; only IDs are read from its body. @throws for a body that is not JSON of that topic
 */
export const readHook = ({ body, headers }: IncomingHook): readonly HookEvent[] => {
  const name = headers["x-shopify-topic"] ?? "";
  const reader = READERS[name] ?? (name.startsWith("returns/") ? READERS["returns/*"] : undefined);
  const text = Buffer.from(body).toString("utf8");
  const base = {
    // The webhook ID is the same for every delivery; the event ID is shared by all topics of one action.
    eventId: headers["x-shopify-webhook-id"] ?? `${headers["x-shopify-event-id"] ?? sha256Hex(body)}:${name}`,
    name,
    occurredAt: timeOf(headers["x-shopify-triggered-at"]),
  };
  if (reader === undefined) return [{ ...base, topic: "IGNORED", subject: "" }];
  const { subject, person } = reader.read(parseBody(text));
  const topic = subject === "" ? "IGNORED" : reader.topic;
  return [{ ...base, topic, subject, ...(person === undefined ? {} : { person }) }];
};

const timeOf = (header: string | undefined): string | null => {
  const time = Date.parse(header ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** Parses JSON and keeps large IDs as strings, because IDs above 2^53 would lose digits as numbers. */
const parseBody = (text: string): unknown =>
  JSON.parse(text.replaceAll(/"(id|order_id|inventory_item_id)"\s*:\s*(\d{16,})/g, '"$1":"$2"'));

const id = z.union([z.string(), z.int()]).transform(String);
const globalId = z.object({ id, admin_graphql_api_id: z.string().optional() });
const readId = (body: unknown): { subject: string } => {
  const { id: number, admin_graphql_api_id: global } = globalId.parse(body);
  return { subject: global === undefined ? number : idOf(global) };
};
/** Some return topics name no order; the next poll for changes picks up what they refer to. */
const returnSchema = z
  .object({ order: globalId.optional(), order_id: id.optional() })
  .transform(({ order, order_id: number }) => (order === undefined ? (number ?? "") : readId(order).subject));

const shopSchema = z.object({ shop_domain: z.string() });
const customerSchema = z.object({
  customer: z.object({ id, email: z.string().nullish() }),
  orders_to_redact: z.array(id).nullish(),
  orders_requested: z.array(id).nullish(),
});
const readCustomer = (body: unknown) => {
  const { customer, orders_to_redact: erased, orders_requested: requested } = customerSchema.parse(body);
  return { subject: customer.id, person: { email: customer.email ?? "", orderIds: erased ?? requested ?? [] } };
};

type Reader = {
  topic: HookTopic;
  read: (body: unknown) => { subject: string; person?: { email: string; orderIds: readonly string[] } };
};
const ORDER: Reader = { topic: "ORDER", read: readId };
const PRODUCT: Reader = { topic: "PRODUCT", read: readId };

const READERS: Readonly<Record<string, Reader>> = {
  "orders/create": ORDER,
  "orders/updated": ORDER,
  "orders/fulfilled": ORDER,
  "orders/cancelled": ORDER,
  "orders/edited": {
    topic: "ORDER",
    read: (body) => ({ subject: z.object({ order_edit: z.object({ order_id: id }) }).parse(body).order_edit.order_id }),
  },
  "orders/delete": { topic: "ORDER_DELETED", read: readId },
  "refunds/create": { topic: "ORDER", read: (body) => ({ subject: z.object({ order_id: id }).parse(body).order_id }) },
  "returns/*": { topic: "ORDER", read: (body) => ({ subject: returnSchema.parse(body) }) },
  "products/create": PRODUCT,
  "products/update": PRODUCT,
  "products/delete": { topic: "PRODUCT_DELETED", read: readId },
  "inventory_levels/update": {
    topic: "PRODUCT",
    read: (body) => ({
      subject: `inventory_item:${z.object({ inventory_item_id: id }).parse(body).inventory_item_id}`,
    }),
  },
  "app/uninstalled": {
    topic: "UNINSTALLED",
    read: (body) => {
      const { id: number, myshopify_domain: domain } = z
        .object({ id, myshopify_domain: z.string().nullish() })
        .parse(body);
      return { subject: domain ?? number };
    },
  },
  "customers/data_request": { topic: "CUSTOMER_DATA_REQUEST", read: readCustomer },
  "customers/redact": { topic: "CUSTOMER_ERASURE", read: readCustomer },
  "shop/redact": { topic: "SHOP_ERASURE", read: (body) => ({ subject: shopSchema.parse(body).shop_domain }) },
};
