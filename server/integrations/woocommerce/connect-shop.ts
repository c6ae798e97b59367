import { z } from "zod";
import type { ShopCapability } from "@/contract/vocabulary/connection";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectAttempt, ConnectedAccount, ConnectionValues, FieldFault } from "@/server/partners/provider";
import { explainRefusal } from "./explain-refusal";
import { PARTNER } from "./read-failure";
import { readShipped } from "./read-shipped";
import { gatewaySchema } from "./wire";
import { createWooClient, type WooClient } from "./woo-client";

/** What a shop can do, if the key can write and coupons are enabled. */
export const CAPABILITIES: readonly ShopCapability[] = [
  "REFUNDS",
  "EXCHANGE_ORDERS",
  "RESTOCK",
  "STORE_CREDIT",
  "GIFT_CARDS",
];
const OF_COUPONS: ReadonlySet<ShopCapability> = new Set(["STORE_CREDIT", "GIFT_CARDS"]);

/** The first version whose lists can be filtered by modification time. */
const OLDEST = { text: "5.8", parts: [5, 8] } as const;
/** Warn above this difference; signed calls are rejected from 15 minutes on. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

const statusSchema = z.object({
  environment: z.object({ version: z.string(), home_url: z.string().catch("") }),
  settings: z.object({ currency: z.string().catch("") }).catch({ currency: "" }),
});

/** Asks a shop for its identity. Changes nothing. @throws PartnerError with what to fix */
export const connectShop = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
  const client = createWooClient({ http, values, now: () => now });
  const status = await readStatus(client);
  if (!status.ok) throw await explainRefusal(status.failure, { http, values });
  const { environment, settings } = status.data;
  if (isOlder(environment.version))
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      `This shop runs WooCommerce ${environment.version}. Update it to ${OLDEST.text} or newer: older versions can't list what changed.`,
    );
  await client.ask({
    path: "orders",
    query: { per_page: 1, _fields: "id" },
    purpose: "Check access to orders",
    schema: z.array(z.unknown()),
  });
  await client.ask({
    path: "products",
    query: { per_page: 1, _fields: "id" },
    purpose: "Check access to products",
    schema: z.array(z.unknown()),
  });
  const mayWrite = await checkWriting(client);
  const hasCoupons = await checkCoupons(client);
  const home = homeOf(environment.home_url, values.address ?? "");
  return {
    accountId: home,
    accountName: home,
    mode: null,
    currency: /^[A-Z]{3}$/.test(settings.currency) ? settings.currency : "",
    capabilities: mayWrite ? CAPABILITIES.filter((capability) => hasCoupons || !OF_COUPONS.has(capability)) : [],
    locations: [],
    warnings: [
      ...(mayWrite
        ? []
        : [
            "The key can only read, so refunds, exchange orders and stock stay manual. In WooCommerce → Settings → Advanced → REST API, set the key's permissions to Read/Write, then connect again.",
          ]),
      ...(hasCoupons
        ? []
        : [
            "Coupons are turned off, so store credit and gift cards can't be redeemed in the shop. Turn them on in WooCommerce → Settings → General, then connect again.",
          ]),
      // A read-only key can't refund through any gateway; the message above already says so.
      ...(mayWrite ? await warnOfGateways(client) : []),
      ...warnOfClock(status),
    ],
    faults: await checkStatuses(client, values),
    versionEndsOn: null,
  };
};

const readStatus = (client: WooClient) =>
  client.tryAsk({
    path: "system_status",
    query: { _fields: "environment.version,environment.home_url,settings.currency" },
    purpose: "Read shop details",
    schema: statusSchema,
  });

const isOlder = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split(".").map((part) => Number.parseInt(part, 10) || 0);
  return major < OLDEST.parts[0] || (major === OLDEST.parts[0] && minor < OLDEST.parts[1]);
};

/** Sends an empty batch: WooCommerce checks the key's permissions for it and changes nothing. */
const checkWriting = async (client: WooClient): Promise<boolean> => {
  const result = await client.tryAsk({
    method: "POST",
    path: "orders/batch",
    body: {},
    purpose: "Check write access",
    schema: z.unknown(),
  });
  if (result.ok) return true;
  if (result.failure.status === 401 || result.failure.status === 403) return false;
  throw result.failure.error;
};

const checkCoupons = async (client: WooClient): Promise<boolean> => {
  const path = "settings/general/woocommerce_enable_coupons";
  const setting = await client.tryAsk({
    path,
    purpose: "Check coupon settings",
    schema: z.object({ value: z.string() }),
  });
  return !setting.ok || setting.data.value !== "no";
};

const warnOfGateways = async (client: WooClient): Promise<string[]> => {
  const result = await client.tryAsk({
    path: "payment_gateways",
    purpose: "Read payment methods",
    schema: z.array(z.unknown()),
  });
  if (!result.ok) return [];
  const names = result.data.flatMap((item) => {
    const gateway = gatewaySchema.safeParse(item);
    if (!gateway.success || !gateway.data.enabled || gateway.data.method_supports.includes("refunds")) return [];
    return [gateway.data.title || gateway.data.method_title || gateway.data.id];
  });
  if (names.length === 0) return [];
  const list = new Intl.ListFormat("en").format(names);
  return [`WooCommerce can't refund through ${list}. Your team sends the refunds of those orders.`];
};

const warnOfClock = ({ now, shopNow }: { now: Date; shopNow: Date }): string[] => {
  const behindMs = now.getTime() - shopNow.getTime();
  if (Math.abs(behindMs) < CLOCKS_DIFFER_MS) return [];
  const minutes = Math.round(Math.abs(behindMs) / 60_000);
  return [
    `The shop's clock is ${minutes} minutes ${behindMs > 0 ? "behind" : "ahead"}. Ask your host to set the server's clock.`,
  ];
};

/** Returns host and folder of the shop as WordPress knows itself: the same for any spelling of the address. */
const homeOf = (homeUrl: string, typed: string): string => {
  const url = new URL(URL.canParse(homeUrl) ? homeUrl : typed);
  return `${url.host.toLowerCase()}${url.pathname.replace(/\/+$/, "")}`;
};

const totalsSchema = z.array(z.object({ slug: z.string() }));
/** Statuses of orders that were not placed yet. */
const DRAFTS: ReadonlySet<string> = new Set(["checkout-draft", "auto-draft", "draft"]);

/**
 * Returns configured order statuses that the shop doesn't have; those of its plugins count as well. A shop that doesn't
 * list its statuses is trusted.
 */
const checkStatuses = async (client: WooClient, values: ConnectionValues): Promise<FieldFault[]> => {
  const answer = await client.tryAsk({
    path: "reports/orders/totals",
    purpose: "Read order statuses",
    schema: totalsSchema.catch([]),
  });
  const known = answer.ok ? answer.data.map(({ slug }) => slug) : [];
  const unknown = [...readShipped(values)].filter((status) => !known.includes(status));
  if (known.length === 0 || unknown.length === 0) return [];
  const offered = known.filter((status) => !DRAFTS.has(status));
  const quoted = unknown.map((status) => `"${status}"`);
  return [
    {
      field: "shippedStatuses",
      description: `This shop has no order status ${anyOf(quoted)}. "Statuses of shipped orders" can be ${anyOf(offered)}.`,
    },
  ];
};

const anyOf = (items: readonly string[]): string => new Intl.ListFormat("en", { type: "disjunction" }).format(items);
