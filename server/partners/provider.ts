import type {
  ConnectionCapability,
  ConnectionFieldKind,
  ConnectionKind,
  ConnectionMode,
  HookTopic,
} from "@/contract/vocabulary/connection";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ProviderHttp } from "./provider-http";

/** Values of a form: what a person entered, and what the provider added (tokens, the secret of its webhooks). */
export type ConnectionValues = Readonly<Record<string, string>>;

/** One field of the form that connects a provider. `help` says where to find the value. */
export type ConnectionField = {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly kind: ConnectionFieldKind;
  readonly isRequired: boolean;
  readonly placeholder: string;
  /** Of a CHOICE. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The initial value; "true" or "" for a TOGGLE. */
  readonly initial: string;
};

export type FieldFault = { readonly field: string; readonly description: string };

export type ReadValues =
  | { readonly ok: true; readonly values: ConnectionValues }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

/**
 * What every provider declares, whatever it does for a store. Everything about a provider is in its folder: services,
 * screens and commands refer to none by name.
 */
export type ProviderDefinition = {
  readonly kind: ConnectionKind;
  /** Unique, upper case: "WOOCOMMERCE". Stored with every connection. */
  readonly provider: string;
  readonly displayName: string;
  /** One sentence for its card. */
  readonly tagline: string;
  /** The color (`#rrggbb`) and letters of its tile. */
  readonly tile: { readonly color: string; readonly letters: string };
  /** Its page in docs/guides, without `.md`. */
  readonly guide: string;
  readonly isBeta: boolean;
  readonly credentials: readonly ConnectionField[];
  readonly settings: readonly ConnectionField[];
  /** What it does once connected, if permissions allow. */
  readonly capabilities: readonly ConnectionCapability[];
  /** Validates and normalizes input (an address in any spelling) without calling the provider. */
  readValues(typed: Readonly<Record<string, unknown>>): ReadValues;
  /** Asks the provider for its identity, with calls that change nothing. @throws PartnerError with what to fix */
  connect(attempt: ConnectAttempt): Promise<ConnectedAccount>;
  /**
   * Subscribes `hookUrl` to the provider's events; repeating it changes nothing. Returns values to store encrypted,
   * such as the signing secret. Null when the provider has no webhooks and is only polled, or when a person sets them
   * up.
   */
  subscribe(connection: OpenedConnection): Promise<ConnectionValues | null>;
  /** Returns whether the provider still sends its events here. */
  isSubscribed(connection: OpenedConnection): Promise<boolean>;
  unsubscribe(connection: OpenedConnection): Promise<void>;
  /**
   * Verifies in constant time that a request came from the provider. `now` is for signatures that expire; defaults to
   * the clock.
   */
  verifyHook(
    hook: IncomingHook,
    connection: Pick<OpenedConnection, "values"> & Partial<Pick<OpenedConnection, "now">>,
  ): boolean;
  /**
   * For providers that sign with a published certificate: called after `verifyHook`, which checks only what needs no
   * certificate. @throws PartnerError when it can't be read
   */
  confirmHook?(hook: IncomingHook, connection: Pick<OpenedConnection, "http" | "values" | "now">): Promise<boolean>;
  /**
   * Called only after `verifyHook`. `connection` is for providers whose settings name the sender. Throws for a body
   * that can't be read.
   */
  readHook(hook: IncomingHook, connection?: Pick<OpenedConnection, "values">): readonly HookEvent[];
};

export type ConnectAttempt = { readonly values: ConnectionValues; readonly http: ProviderHttp; readonly now: Date };

export type ConnectedAccount = {
  /** The provider's ID of the account (a domain or an ID), the same whoever connects it. */
  readonly accountId: string;
  readonly accountName: string;
  /** Null when the provider doesn't know whether it is a test account; the person chooses then. */
  readonly mode: ConnectionMode | null;
  /** ISO 4217; "" when it has several or none. */
  readonly currency: string;
  readonly capabilities: readonly ConnectionCapability[];
  /** A shop's locations with stock; empty for other providers. */
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  /** A carrier provider's carriers, with what each offers for returns. */
  readonly carriers?: readonly CarrierAccount[];
  /** What works with restrictions, each in a sentence that says how to fix it. */
  readonly warnings: readonly string[];
  /**
   * Settings that don't fit the account, such as an order status that the shop doesn't have. Rejected when entered, but
   * only a warning when the account has changed since.
   */
  readonly faults?: readonly FieldFault[];
  /** When the API version in use ends, `YYYY-MM-DD`; null when it has no end. */
  readonly versionEndsOn: string | null;
};

/** One carrier of an account. `code` is the provider's own, for example "USPS". */
export type CarrierAccount = {
  readonly code: string;
  readonly name: string;
  /** How shoppers can ship a parcel; NO_RETURN_METHOD is never included. */
  readonly returnMethods: readonly ReturnMethod[];
  /** Its drop-off points scan a code from a phone, so no printer is needed. */
  readonly hasQrCodes?: boolean;
};

export type OpenedConnection = {
  readonly id: string;
  readonly ecommerceId: string;
  readonly accountId: string;
  readonly mode: ConnectionMode;
  /** Credentials and settings together. */
  readonly values: ConnectionValues;
  readonly capabilities: readonly ConnectionCapability[];
  /** As last read from the account; empty for shops and payment providers. */
  readonly carriers: readonly CarrierAccount[];
  /** Where the provider sends its events. */
  readonly hookUrl: string;
  readonly http: ProviderHttp;
  readonly now: () => Date;
};

export type IncomingHook = {
  readonly body: Uint8Array;
  /** Names are lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** For providers that don't sign: the query of the URL they were given. */
  readonly query?: Readonly<Record<string, string>>;
};

export type HookEvent = {
  /** The provider's ID, the same for every delivery. */
  readonly eventId: string;
  readonly topic: HookTopic;
  /** The provider's own name of the topic, for the console. */
  readonly name: string;
  /**
   * The provider's ID of what changed, to be read again: an order, product or customer; for TRACKING the tracking
   * number; for REFUND the refund; for DISPUTE the payment; for MAIL the email, by our own ID; for LABEL_BILL the
   * shipment.
   */
  readonly subject: string;
  /** By the provider's clock; null when it does not say. */
  readonly occurredAt: string | null;
  /** For topics about customers. */
  readonly person?: { readonly email: string; readonly orderIds: readonly string[] };
  /** For MAIL: it can't be read again later, so the notice is stored until it is processed. */
  readonly mail?: MailNotice;
  /** For LABEL_BILL, which can't be read again either. */
  readonly bill?: LabelBill;
};

/** The final cost of a label, after its carrier has weighed and measured the parcel. */
export type LabelBill = {
  /** The whole cost of the label, minor units. */
  readonly totalMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The provider's text, for display; "" when it gives none. */
  readonly reason: string;
};

/** What a mail service reports about one email. */
export type MailNotice = {
  readonly kind: MailNoticeKind;
  /** The attempt it is about; null when the service does not say. */
  readonly attempt: number | null;
  /** SMTP code; 0 when there is none. */
  readonly code: number;
  /** The service's message. May name the recipient: stored with the email, never logged. */
  readonly words: string;
};
