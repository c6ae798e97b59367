import type { ConnectionFieldKind, ConnectionMode, HookTopic, ShopCapability } from "@/contract/vocabulary/connection";
import type { ProviderHttp } from "./provider-http";
import type { Shop } from "./shop";
import type { ShopFeed, ShopLocation } from "./shop-feed";

/** Values of a form: what a person typed, and what the provider added (tokens, the secret of its hooks). */
export type ConnectionValues = Readonly<Record<string, string>>;

/** One field of the form that connects a provider. `help` says where the value is found. */
export type ConnectionField = {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly kind: ConnectionFieldKind;
  readonly isRequired: boolean;
  readonly placeholder: string;
  /** Of a CHOICE. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What the form begins with; of a TOGGLE "true" or "". */
  readonly initial: string;
};

export type FieldFault = { readonly field: string; readonly description: string };
export type ReadValues =
  | { readonly ok: true; readonly values: ConnectionValues }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

/**
 * A shop platform that stores can connect. All that is said of one provider stands in its folder: services, screens and
 * commands know none by name.
 */
export type ShopProvider = {
  readonly kind: "SHOP";
  /** Unique, upper case: "WOOCOMMERCE". Stored with every connection. */
  readonly provider: string;
  readonly displayName: string;
  /** One sentence for its card. */
  readonly tagline: string;
  /** Of its tile, `#rrggbb`, and the letters on it. */
  readonly tile: { readonly color: string; readonly letters: string };
  /** Its page in docs/guides, without `.md`. */
  readonly guide: string;
  readonly isBeta: boolean;
  readonly credentials: readonly ConnectionField[];
  readonly settings: readonly ConnectionField[];
  /** What its shops do once they are connected, as far as permissions allow. */
  readonly capabilities: readonly ShopCapability[];
  /** Checks and normalizes what was typed (a shop's address in any spelling), without asking anybody. */
  readValues(typed: Readonly<Record<string, unknown>>): ReadValues;
  /** Asks the shop who it is, with calls that change nothing. @throws PartnerError, in words that say what to mend */
  connect(attempt: ConnectAttempt): Promise<ConnectedAccount>;
  /**
   * Has the shop send its events to `hookUrl`; the same again changes nothing. Answers values to keep sealed, such as
   * the secret that signs them. Null where the provider sends none and is only polled.
   */
  subscribe(connection: OpenedConnection): Promise<ConnectionValues | null>;
  /** Whether the shop still sends its events here. */
  isSubscribed(connection: OpenedConnection): Promise<boolean>;
  unsubscribe(connection: OpenedConnection): Promise<void>;
  open(connection: OpenedConnection): Shop;
  openFeed(connection: OpenedConnection): ShopFeed;
  /** Whether a request came from the shop, in constant time. `now` for signatures that grow old; without it the clock. */
  verifyHook(
    hook: IncomingHook,
    connection: Pick<OpenedConnection, "values"> & Partial<Pick<OpenedConnection, "now">>,
  ): boolean;
  /** Only after `verifyHook`. Throws for a body that cannot be read. */
  readHook(hook: IncomingHook): readonly HookEvent[];
  /** Where the shop gives its token by a redirect instead of a form. */
  readonly install?: ShopInstall;
};

export type ConnectAttempt = { readonly values: ConnectionValues; readonly http: ProviderHttp; readonly now: Date };

export type ConnectedAccount = {
  /** The shop's own id of itself, the same whoever connects it: a domain, an id. */
  readonly accountId: string;
  readonly accountName: string;
  /** Null where the shop does not know whether it is a copy: then the person says so. */
  readonly mode: ConnectionMode | null;
  /** ISO 4217, or "" where it has several. */
  readonly currency: string;
  readonly capabilities: readonly ShopCapability[];
  readonly locations: readonly ShopLocation[];
  /** What works, but less well than it could, each a sentence that says how to mend it. */
  readonly warnings: readonly string[];
  /**
   * Settings that don't fit the shop, such as an order status that it doesn't have. Refused when somebody enters them;
   * a warning where the shop changed since: the rest goes on.
   */
  readonly faults?: readonly FieldFault[];
  /** The end of the interface version that is used, `YYYY-MM-DD`; null where it has none. */
  readonly versionEndsOn: string | null;
};

export type OpenedConnection = {
  readonly id: string;
  readonly ecommerceId: string;
  readonly accountId: string;
  readonly mode: ConnectionMode;
  /** Credentials and settings together. */
  readonly values: ConnectionValues;
  readonly capabilities: readonly ShopCapability[];
  /** Where the provider sends its events. */
  readonly hookUrl: string;
  readonly http: ProviderHttp;
  readonly now: () => Date;
};

/** Header names are lower case. */
export type IncomingHook = { readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> };

export type HookEvent = {
  /** The provider's id of it, the same on every delivery. */
  readonly eventId: string;
  readonly topic: HookTopic;
  /** The provider's own name of the topic, for the console. */
  readonly name: string;
  /** Id of the order, product or customer. */
  readonly subject: string;
  /** By the shop's clock; null where it does not say. */
  readonly occurredAt: string | null;
  /** Of topics about customers. */
  readonly person?: { readonly email: string; readonly orderIds: readonly string[] };
};

export type ShopInstall = {
  /** Where the person is sent to approve. `state` comes back unchanged. */
  begin(ask: { values: ConnectionValues; callbackUrl: string; state: string }): string;
  /**
   * The values to connect with, once the person has approved. Checks the signature of the query.
   * @throws PartnerError REFUSED when it is not the shop's
   */
  finish(answer: {
    values: ConnectionValues;
    query: Readonly<Record<string, string>>;
    callbackUrl: string;
    http: ProviderHttp;
  }): Promise<ConnectionValues>;
};
