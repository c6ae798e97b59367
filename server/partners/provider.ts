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
 * What every provider says of itself, whatever it does for a store. All that is said of one stands in its folder:
 * services, screens and commands know none by name.
 */
export type ProviderDefinition = {
  readonly kind: ConnectionKind;
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
  /** What it does once it is connected, as far as permissions allow. */
  readonly capabilities: readonly ConnectionCapability[];
  /** Checks and normalizes what was typed (an address in any spelling), without asking anybody. */
  readValues(typed: Readonly<Record<string, unknown>>): ReadValues;
  /** Asks the provider who it is, with calls that change nothing. @throws PartnerError, in words that say what to mend */
  connect(attempt: ConnectAttempt): Promise<ConnectedAccount>;
  /**
   * Has the provider send its events to `hookUrl`; the same again changes nothing. Answers values to keep sealed, such as
   * the secret that signs them. Null where it sends none and is only polled, or where a person sets them up.
   */
  subscribe(connection: OpenedConnection): Promise<ConnectionValues | null>;
  /** Whether the provider still sends its events here. */
  isSubscribed(connection: OpenedConnection): Promise<boolean>;
  unsubscribe(connection: OpenedConnection): Promise<void>;
  /** Whether a request came from the provider, in constant time. `now` for signatures that grow old; without it the clock. */
  verifyHook(
    hook: IncomingHook,
    connection: Pick<OpenedConnection, "values"> & Partial<Pick<OpenedConnection, "now">>,
  ): boolean;
  /**
   * Of providers whose signatures are checked with a certificate that they publish: asked after `verifyHook`, which says
   * only what needs none. @throws PartnerError when it can't be read
   */
  confirmHook?(hook: IncomingHook, connection: Pick<OpenedConnection, "http" | "values" | "now">): Promise<boolean>;
  /** Only after `verifyHook`. `connection` where its settings say who tells. Throws for a body that cannot be read. */
  readHook(hook: IncomingHook, connection?: Pick<OpenedConnection, "values">): readonly HookEvent[];
};

export type ConnectAttempt = { readonly values: ConnectionValues; readonly http: ProviderHttp; readonly now: Date };

export type ConnectedAccount = {
  /** The provider's own id of the account, the same whoever connects it: a domain, an id. */
  readonly accountId: string;
  readonly accountName: string;
  /** Null where the provider does not know whether it is a copy: then the person says so. */
  readonly mode: ConnectionMode | null;
  /** ISO 4217, or "" where it has several or none. */
  readonly currency: string;
  readonly capabilities: readonly ConnectionCapability[];
  /** Of a shop its places with stock; the others have none. */
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  /** Of a carrier provider: the carriers of the account, with what each offers for returns. */
  readonly carriers?: readonly CarrierAccount[];
  /** What works, but less well than it could, each a sentence that says how to mend it. */
  readonly warnings: readonly string[];
  /**
   * Settings that don't fit the account, such as an order status that a shop doesn't have. Refused when somebody enters
   * them; a warning where the account changed since: the rest goes on.
   */
  readonly faults?: readonly FieldFault[];
  /** The end of the interface version that is used, `YYYY-MM-DD`; null where it has none. */
  readonly versionEndsOn: string | null;
};

/** One carrier behind an account. `code` is the provider's own, for example "USPS". */
export type CarrierAccount = {
  readonly code: string;
  readonly name: string;
  /** How shoppers hand a parcel over; NO_RETURN_METHOD is never among them. */
  readonly returnMethods: readonly ReturnMethod[];
  /** Its counters read a code from the phone, so that nobody has to print. */
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
  /** As the account had them when it was asked last; none of shops and payment providers. */
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
  /** Of providers that sign nothing: what stands behind the `?` of the address that they were given. */
  readonly query?: Readonly<Record<string, string>>;
};

export type HookEvent = {
  /** The provider's id of it, the same on every delivery. */
  readonly eventId: string;
  readonly topic: HookTopic;
  /** The provider's own name of the topic, for the console. */
  readonly name: string;
  /**
   * What it is about, by the provider's id, to be read again: an order, product or customer; of TRACKING the tracking
   * number; of REFUND the refund; of DISPUTE the payment; of MAIL the mail, by our own id; of LABEL_BILL the shipment.
   */
  readonly subject: string;
  /** By the provider's clock; null where it does not say. */
  readonly occurredAt: string | null;
  /** Of topics about customers. */
  readonly person?: { readonly email: string; readonly orderIds: readonly string[] };
  /** Of MAIL: nothing can be read again there, so that what was told is kept until it is done. */
  readonly mail?: MailNotice;
  /** Of LABEL_BILL: it can't be read again either. */
  readonly bill?: LabelBill;
};

/** What a label costs in the end, once its carrier has weighed and measured the parcel. */
export type LabelBill = {
  /** The whole cost of the label, minor units. */
  readonly totalMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** In the provider's words, for people; "" where it gives none. */
  readonly reason: string;
};

/** What a mail service tells of one mail. */
export type MailNotice = {
  readonly kind: MailNoticeKind;
  /** Which sending of the mail it is about; null where the service does not say. */
  readonly attempt: number | null;
  /** SMTP code; 0 where there is none. */
  readonly code: number;
  /** In the service's words. May name the receiver: kept with the mail, never logged. */
  readonly words: string;
};
