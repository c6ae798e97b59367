import type { AttentionReason, ConnectionMode, ShopCapability } from "@/contract/vocabulary/connection";
import type { Connection, ConnectionDetail } from "./types";

export const MODE_WORDS: Record<ConnectionMode, string> = { LIVE: "Live", TEST: "Test" };

/** What a connection is good for in a store that is not of its mode; "" where it is. */
export const modeNote = (mode: ConnectionMode, isTesting: boolean, name: string): string => {
  if (mode === "LIVE" && isTesting)
    return `This store is in test mode: Homeward reads from ${name}, but sends nothing to it until the store goes live.`;
  if (mode === "TEST" && !isTesting)
    return `This store is live and ${name} is connected as a test shop, so Homeward sends nothing to it.`;
  return "";
};

type Attention = { title: string; todo: string };

/** What is wrong, and what the merchant does about it. `name` is what the provider is called. */
export const attentionWords = (reason: AttentionReason | null, name: string): Attention => {
  switch (reason) {
    case "CREDENTIALS_REFUSED":
      return {
        title: `${name} no longer accepts the credentials.`,
        todo: `Create new ones in ${name}, then enter them under Credentials and settings.`,
      };
    case "PERMISSIONS_MISSING":
      return {
        title: `${name} doesn't allow everything Homeward needs.`,
        todo: "Add the missing permissions there, then test the connection.",
      };
    case "WEBHOOKS_REMOVED":
      return {
        title: `${name} no longer sends webhooks.`,
        todo: "Orders still come in once an hour. Test the connection to set the webhooks up again.",
      };
    case "UNINSTALLED":
      return {
        title: `Homeward was removed in ${name}.`,
        todo: "Connect the shop again, or disconnect it here.",
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

/** What Homeward does in a shop that is able to. */
const DOES: Record<ShopCapability, string> = {
  REFUNDS: "Sends refunds through the shop",
  EXCHANGE_ORDERS: "Creates exchange orders",
  RESTOCK: "Puts accepted items back into stock",
  RETURNS: "Records returns in the shop",
  STORE_CREDIT: "Issues store credit in the shop",
  GIFT_CARDS: "Issues gift cards in the shop",
};

/** What remains for people where the shop is not able to. */
const PEOPLE_DO: Record<ShopCapability, string> = {
  REFUNDS: "Sends refunds and marks them as refunded",
  EXCHANGE_ORDERS: "Creates the order for each exchange",
  RESTOCK: "Puts accepted items back into stock",
  RETURNS: "Records returns in the shop, if you want them there",
  STORE_CREDIT: "Store credit: Homeward issues the codes, your checkout has to accept them over the API",
  GIFT_CARDS: "Gift cards: Homeward issues the codes, your checkout has to accept them over the API",
};

const READS = "Reads orders, products and stock";

export type Division = { homeward: readonly string[]; team: readonly string[] };

/** Who does what of a shop's work. The order is that of DOES. */
export const divideWork = (can: readonly ShopCapability[]): Division => {
  const all = Object.keys(DOES) as ShopCapability[];
  return {
    homeward: [READS, ...all.filter((each) => can.includes(each)).map((each) => DOES[each])],
    team: all.filter((each) => !can.includes(each)).map((each) => PEOPLE_DO[each]),
  };
};

/** Some shops have no name but their address: it is said once. */
export const accountWords = ({
  account_id: id,
  account_name: name,
}: Pick<Connection, "account_id" | "account_name">) => (id === name ? "" : id);

/** Where in the dashboard a connection is. */
export const connectionHref = ({ connection_id }: Pick<Connection, "connection_id">): string =>
  `${CONNECTIONS_PATH}/${connection_id}`;

export const CONNECTIONS_PATH = "/dashboard/settings/connections";

export const connectHref = (provider: string, slug: string): string =>
  `${CONNECTIONS_PATH}/connect/${provider.toLowerCase()}?store=${encodeURIComponent(slug)}`;

export const countOf = (number: number, one: string): string =>
  `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;

type HookState = {
  connection: Pick<Connection, "state" | "warnings">;
  hooks: Pick<ConnectionDetail["hooks"], "waiting">;
};

/** Whether the webhooks of a connection are worked off; of a disconnected one, whether the shop still sends them. */
export const hookWords = ({ connection, hooks }: HookState): string => {
  if (hooks.waiting > 0) return `${hooks.waiting.toLocaleString("en")} to process`;
  if (connection.state !== "DISCONNECTED") return "Up to date";
  return connection.warnings.length > 0 ? "Not removed" : "Disconnected";
};
