/** The work that a connection does: one account at one provider for one job. */
export const CONNECTION_KINDS = ["SHOP", "CARRIER", "PAYMENTS", "MAIL"] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** As the provider's key says. A live store acts through LIVE connections only, a test store through TEST ones only. */
export const CONNECTION_MODES = ["TEST", "LIVE"] as const;
export type ConnectionMode = (typeof CONNECTION_MODES)[number];

export const CONNECTION_STATES = ["CONNECTED", "NEEDS_ATTENTION", "DISCONNECTED"] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** Why a connection needs a person. */
export const ATTENTION_REASONS = [
  "CREDENTIALS_REFUSED",
  "PERMISSIONS_MISSING",
  "WEBHOOKS_REMOVED",
  "UNINSTALLED",
  "VERSION_ENDED",
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** How the form asks for a value. A SECRET is never shown again, not even to the person who typed it. */
export const CONNECTION_FIELD_KINDS = ["TEXT", "URL", "SECRET", "TOGGLE", "CHOICE"] as const;
export type ConnectionFieldKind = (typeof CONNECTION_FIELD_KINDS)[number];

/** What a shop connection reads, in the order in which it is read first. */
export const SYNC_SUBJECTS = ["PRODUCTS", "ORDERS"] as const;
export type SyncSubject = (typeof SYNC_SUBJECTS)[number];

/** BACKFILL reads everything since a day, once; FOLLOWING looks for what changed since. */
export const SYNC_PHASES = ["BACKFILL", "FOLLOWING"] as const;
export type SyncPhase = (typeof SYNC_PHASES)[number];

export const SYNC_STATES = ["PENDING", "RUNNING", "PAUSED", "DONE", "FAILED"] as const;
export type SyncState = (typeof SYNC_STATES)[number];

/** What an event of a provider is about. The order, parcel or refund itself is read again: events may be old or repeated. */
export const HOOK_TOPICS = [
  "ORDER",
  "ORDER_DELETED",
  "PRODUCT",
  "PRODUCT_DELETED",
  "UNINSTALLED",
  "CUSTOMER_ERASURE",
  "CUSTOMER_DATA_REQUEST",
  "SHOP_ERASURE",
  "TRACKING",
  "REFUND",
  "DISPUTE",
  "CHECKOUT",
  "LABEL_BILL",
  "MAIL",
  "IGNORED",
] as const;
export type HookTopic = (typeof HOOK_TOPICS)[number];

/** What a shop can do for a store. The portal offers only what is there; the rest is a task of a person. */
export const SHOP_CAPABILITIES = [
  "REFUNDS",
  "EXCHANGE_ORDERS",
  "RESTOCK",
  "RETURNS",
  "STORE_CREDIT",
  "GIFT_CARDS",
] as const;
export type ShopCapability = (typeof SHOP_CAPABILITIES)[number];

/**
 * What a provider of labels can do. VOIDS: labels that nobody used are refunded. QR_CODES: the counter reads a code from the
 * phone. DROP_OFF_POINTS: it knows its counters. ADDRESS_CHECK: it says whether a parcel would arrive.
 */
export const CARRIER_CAPABILITIES = [
  "LABELS",
  "RATES",
  "VOIDS",
  "PICKUPS",
  "QR_CODES",
  "DROP_OFF_POINTS",
  "TRACKING",
  "CUSTOMS",
  "ADDRESS_CHECK",
] as const;
export type CarrierCapability = (typeof CARRIER_CAPABILITIES)[number];

/**
 * What a payment provider can do. PAYMENT_REFUNDS: back to the payment. TRANSFERS: to any bank account. CHARGES: takes money
 * from the shopper. HOLDS: authorizes an amount that is captured or released later. DISPUTES: tells of chargebacks.
 */
export const PAYMENT_CAPABILITIES = ["PAYMENT_REFUNDS", "TRANSFERS", "CHARGES", "HOLDS", "DISPUTES"] as const;
export type PaymentCapability = (typeof PAYMENT_CAPABILITIES)[number];

export const CONNECTION_CAPABILITIES = [
  ...SHOP_CAPABILITIES,
  ...CARRIER_CAPABILITIES,
  ...PAYMENT_CAPABILITIES,
] as const;
export type ConnectionCapability = (typeof CONNECTION_CAPABILITIES)[number];
