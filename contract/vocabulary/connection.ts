/** The work that a connection does: one account at one provider for one purpose. */
export const CONNECTION_KINDS = ["SHOP", "CARRIER", "PAYMENTS", "MAIL"] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** Determined by the provider's key. A live store uses LIVE connections only, a test store TEST ones only. */
export const CONNECTION_MODES = ["TEST", "LIVE"] as const;
export type ConnectionMode = (typeof CONNECTION_MODES)[number];

export const CONNECTION_STATES = ["CONNECTED", "NEEDS_ATTENTION", "DISCONNECTED"] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** Why a connection needs attention. */
export const ATTENTION_REASONS = [
  "CREDENTIALS_REFUSED",
  "PERMISSIONS_MISSING",
  "WEBHOOKS_REMOVED",
  "UNINSTALLED",
  "VERSION_ENDED",
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** How the form shows a value. A SECRET is never shown again, not even to the person who entered it. */
export const CONNECTION_FIELD_KINDS = ["TEXT", "URL", "SECRET", "TOGGLE", "CHOICE"] as const;
export type ConnectionFieldKind = (typeof CONNECTION_FIELD_KINDS)[number];

/** What a shop connection reads, in order of the first sync. */
export const SYNC_SUBJECTS = ["PRODUCTS", "ORDERS"] as const;
export type SyncSubject = (typeof SYNC_SUBJECTS)[number];

/** BACKFILL reads everything since a day, once; FOLLOWING polls for changes. */
export const SYNC_PHASES = ["BACKFILL", "FOLLOWING"] as const;
export type SyncPhase = (typeof SYNC_PHASES)[number];

export const SYNC_STATES = ["PENDING", "RUNNING", "PAUSED", "DONE", "FAILED"] as const;
export type SyncState = (typeof SYNC_STATES)[number];

/**
 * The subject of a provider's event. The order, parcel or refund is always read again, because events may be outdated
 * or repeated.
 */
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

/** What a connected shop can do. The portal offers only that; everything else becomes a manual task. */
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
 * What a label provider can do. VOIDS: refunds unused labels. QR_CODES: the drop-off point scans a code from the phone.
 * DROP_OFF_POINTS: lists its drop-off points. ADDRESS_CHECK: checks whether an address is deliverable.
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
 * What a payment provider can do. PAYMENT_REFUNDS: refund to the original payment. TRANSFERS: pay to any bank account.
 * CHARGES: charge the shopper. HOLDS: authorize an amount and capture or release it later. DISPUTES: report
 * chargebacks.
 */
export const PAYMENT_CAPABILITIES = ["PAYMENT_REFUNDS", "TRANSFERS", "CHARGES", "HOLDS", "DISPUTES"] as const;
export type PaymentCapability = (typeof PAYMENT_CAPABILITIES)[number];

export const CONNECTION_CAPABILITIES = [
  ...SHOP_CAPABILITIES,
  ...CARRIER_CAPABILITIES,
  ...PAYMENT_CAPABILITIES,
] as const;
export type ConnectionCapability = (typeof CONNECTION_CAPABILITIES)[number];
