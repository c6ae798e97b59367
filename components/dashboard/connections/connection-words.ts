import {
  CARRIER_CAPABILITIES,
  type CarrierCapability,
  type ConnectionCapability,
  type ConnectionKind,
  type ConnectionMode,
  PAYMENT_CAPABILITIES,
  type PaymentCapability,
  SHOP_CAPABILITIES,
  type ShopCapability,
} from "@/contract/vocabulary/connection";
import type { Connection, ConnectionDetail } from "./types";

export const MODE_WORDS: Record<ConnectionMode, string> = { LIVE: "Live", TEST: "Test" };

type KindWords = {
  /** Heading of its section. */
  title: string;
  /** "the shop", in the middle of a sentence. */
  the: string;
  /** What is connected: "shop". */
  noun: string;
};

export const KIND_WORDS: Record<ConnectionKind, KindWords> = {
  SHOP: { title: "Shop", the: "the shop", noun: "shop" },
  CARRIER: { title: "Carriers", the: "the carrier", noun: "carrier account" },
  PAYMENTS: { title: "Payments", the: "the payment provider", noun: "payment account" },
  MAIL: { title: "Email", the: "the mail server", noun: "mail server" },
};

/** What a connection is good for in a store that is not of its mode; "" where it is. */
export const modeNote = (
  { kind, mode }: Pick<Connection, "kind" | "mode">,
  isTesting: boolean,
  name: string,
): string => {
  // A mail server sends for test returns as well, whose emails say so.
  if (kind === "MAIL") return "";
  if (mode === "LIVE" && isTesting)
    return kind === "SHOP"
      ? `This store is in test mode: Homeward reads from ${name}, but sends nothing to it until the store goes live.`
      : `This store is in test mode, so this live account of ${name} isn’t used until the store goes live.`;
  if (mode === "TEST" && !isTesting)
    return `This store is live and ${name} is connected as a test ${kind === "SHOP" ? "shop" : "account"}, so Homeward sends nothing to it.`;
  return "";
};

/** What still happens where events don't come. */
const MISSED_EVENTS: Record<ConnectionKind, string> = {
  SHOP: "Orders still come in once an hour.",
  CARRIER: "Homeward still asks where parcels are every few hours.",
  PAYMENTS: "Homeward still asks about pending refunds.",
  MAIL: "Bounces are not noticed until then.",
};

type Attention = { title: string; todo: string };

/** What is wrong, and what the merchant does about it. `name` is what the provider is called. */
export const attentionWords = (
  { kind, attention_reason: reason }: Pick<Connection, "kind" | "attention_reason">,
  name: string,
): Attention => {
  switch (reason) {
    case "CREDENTIALS_REFUSED":
      return {
        title: `${name} no longer accepts the credentials.`,
        todo: `Create new ones in ${name}, then enter them under Credentials and settings.`,
      };
    case "PERMISSIONS_MISSING":
      return {
        title: `${name} doesn’t allow everything Homeward needs.`,
        todo: "Add the missing permissions there, then test the connection.",
      };
    case "WEBHOOKS_REMOVED":
      return {
        title: `${name} no longer sends webhooks.`,
        todo: `${MISSED_EVENTS[kind]} Test the connection to set the webhooks up again.`,
      };
    case "UNINSTALLED":
      return {
        title: `Homeward was removed in ${name}.`,
        todo: `Connect the ${KIND_WORDS[kind].noun} again, or disconnect it here.`,
      };
    case "VERSION_ENDED":
      return {
        title: `${name} no longer supports the API version that Homeward uses.`,
        todo: "Update Homeward.",
      };
    case null:
      return { title: "Something is wrong with this connection.", todo: "Test the connection to see what." };
  }
};

type Words = { homeward: string; team: string };

/** Of each ability: what Homeward does with it, and what remains for people without it ("": nothing). */
const SHOP_WORK: Record<ShopCapability, Words> = {
  REFUNDS: { homeward: "Sends refunds through the shop", team: "Sends refunds and marks them as refunded" },
  EXCHANGE_ORDERS: { homeward: "Creates exchange orders", team: "Creates the order for each exchange" },
  RESTOCK: { homeward: "Puts accepted items back into stock", team: "Puts accepted items back into stock" },
  RETURNS: { homeward: "Records returns in the shop", team: "Records returns in the shop, if you want them there" },
  STORE_CREDIT: {
    homeward: "Issues store credit in the shop",
    team: "Store credit: Homeward issues the codes, your checkout has to accept them over the API",
  },
  GIFT_CARDS: {
    homeward: "Issues gift cards in the shop",
    team: "Gift cards: Homeward issues the codes, your checkout has to accept them over the API",
  },
};

const CARRIER_WORK: Record<CarrierCapability, Words> = {
  LABELS: { homeward: "Buys return labels", team: "Uploads return labels" },
  RATES: { homeward: "Chooses the service of each label by its price or speed", team: "" },
  VOIDS: { homeward: "Cancels unused labels", team: "Cancels unused labels" },
  PICKUPS: { homeward: "Books pickups", team: "" },
  QR_CODES: { homeward: "Gets QR codes, so that shoppers don’t have to print", team: "" },
  DROP_OFF_POINTS: { homeward: "Shows drop-off points nearby", team: "" },
  TRACKING: { homeward: "Follows parcels", team: "Updates where parcels are" },
  CUSTOMS: { homeward: "Fills in customs forms", team: "Fills in customs forms" },
  ADDRESS_CHECK: { homeward: "Checks the shopper’s address before the label", team: "" },
};

const PAYMENT_WORK: Record<PaymentCapability, Words> = {
  PAYMENT_REFUNDS: {
    homeward: "Sends refunds to the original payment",
    team: "Sends refunds and marks them as refunded",
  },
  TRANSFERS: { homeward: "Sends bank transfers", team: "Sends bank transfers" },
  CHARGES: { homeward: "Charges price differences and fees", team: "" },
  HOLDS: { homeward: "Holds an amount for instant exchanges", team: "" },
  DISPUTES: { homeward: "Shows disputes on returns", team: "" },
};

const ALWAYS: Partial<Record<ConnectionKind, string>> = { SHOP: "Reads orders, products and stock" };

export type Division = { homeward: readonly string[]; team: readonly string[] };

/** Who does what of a provider's work, in the order of its abilities. */
export const divideWork = (kind: ConnectionKind, can: readonly ConnectionCapability[]): Division => {
  const all = workOf(kind);
  const does = all.filter(([each]) => can.includes(each)).map(([, words]) => words.homeward);
  return {
    homeward: [ALWAYS[kind] ?? "", ...does].filter((words) => words !== ""),
    team: all.flatMap(([each, { team }]) => (can.includes(each) || team === "" ? [] : [team])),
  };
};

const workOf = (kind: ConnectionKind): (readonly [ConnectionCapability, Words])[] => {
  if (kind === "SHOP") return SHOP_CAPABILITIES.map((each) => [each, SHOP_WORK[each]]);
  if (kind === "CARRIER") return CARRIER_CAPABILITIES.map((each) => [each, CARRIER_WORK[each]]);
  if (kind === "PAYMENTS") return PAYMENT_CAPABILITIES.map((each) => [each, PAYMENT_WORK[each]]);
  return [];
};

/** Some shops have no name but their address: it is said once. */
export const accountWords = ({
  account_id: id,
  account_name: name,
}: Pick<Connection, "account_id" | "account_name">) => (id === name || id === "sender" ? "" : id);

/** Where in the dashboard a connection is. */
export const connectionHref = ({ connection_id }: Pick<Connection, "connection_id">): string =>
  `${CONNECTIONS_PATH}/${connection_id}`;

export const CONNECTIONS_PATH = "/dashboard/settings/connections";

export const connectHref = (provider: string, slug: string): string =>
  `${CONNECTIONS_PATH}/connect/${provider.toLowerCase()}?store=${encodeURIComponent(slug)}`;

export const countOf = (number: number, one: string): string =>
  `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;

/** What a provider's warning says whose accounts for tests get no events. */
const SENDS_NONE = /sends no webhooks/;

/** A call without its parameters is refused for them where the permission is there: nothing went wrong. */
export const isExpectedRefusal = ({ purpose, status }: { purpose: string; status: number | null }): boolean =>
  status === 400 && /^Check (refund )?access\b/.test(purpose);

type HookState = {
  connection: Pick<Connection, "state" | "warnings">;
  hooks: Pick<ConnectionDetail["hooks"], "waiting">;
};

/** Whether the webhooks of a connection are worked off; of a disconnected one, whether the shop still sends them. */
export const hookWords = ({ connection, hooks }: HookState): string => {
  if (hooks.waiting > 0) return `${hooks.waiting.toLocaleString("en")} to process`;
  if (connection.state !== "DISCONNECTED")
    return connection.warnings.some((each) => SENDS_NONE.test(each)) ? "Not sent" : "Up to date";
  return connection.warnings.length > 0 ? "Not removed" : "Disconnected";
};
