import type { ReturnReason, StoreConfig } from "./types";

const reason = (name: string, label: string, requiresComment = false): ReturnReason => ({
  id: name.toLowerCase(),
  name,
  label,
  requiresComment,
  requiresPhoto: false,
});

/** What a store has until it says otherwise. */
export const DEFAULT_STORE_CONFIG: StoreConfig = {
  branding: {
    title: "",
    slogan: "",
    logoUrl: "",
    mailLogoUrl: "",
    mailMainColor: "",
    backgroundImageUrl: "",
    primaryMain: "",
    primaryContrastText: "",
    borderRadius: 6,
  },
  websiteUrl: "",
  policyUrl: "",
  contactEmail: "",
  orderNumberPrefix: "",
  orderNumberSuffix: "",
  arePartialReviewsAllowed: false,
  markUnreviewedItemsAsMissing: false,
  refundOptions: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"],
  refunds: {
    actions: [],
    isOriginalShippingRefunded: false,
    isCreditRoundedUp: false,
    areConditionalDiscountsRevoked: false,
    areDiscountsCarriedOver: false,
  },
  exchange: {
    exchangeFlow: "NO_EXCHANGE_FLOW",
    thresholdMinor: 0,
    equalOptionNames: [],
    isSameCategoryOnly: false,
    excludedCategoryIds: [],
    countries: [],
    reasons: [],
    incentives: [],
    reservationMinutes: 15,
    order: { paymentMethod: "exchange", priceMinor: 0, shippingLine: "" },
  },
  isRestockingEnabled: false,
  returnReasons: [
    reason("TOO_SMALL", "Too small"),
    reason("TOO_BIG", "Too big"),
    reason("NOT_AS_DESCRIBED", "Not as shown"),
    reason("DAMAGED", "Damaged or faulty", true),
    reason("WRONG_ITEM", "Wrong item sent"),
    reason("CHANGED_MIND", "Changed my mind"),
    reason("OTHER", "Something else", true),
  ],
  rejectReasons: ["Signs of wear", "Damaged", "Tags missing", "Incomplete", "Wrong item", "Hygiene seal broken"],
  returnOptions: [
    { returnMethod: "DROP_OFF_POINT", provider: "SANDBOX", carrier: "sandbox_post", feeMinor: 0 },
    { returnMethod: "HOME_PICK_UP", provider: "SANDBOX", carrier: "sandbox_express", feeMinor: 490 },
  ],
};

/** The stored configuration over the defaults; one level deep in its parts. */
export const withDefaults = (stored: Partial<StoreConfig>): StoreConfig => ({
  ...DEFAULT_STORE_CONFIG,
  ...stored,
  branding: { ...DEFAULT_STORE_CONFIG.branding, ...stored.branding },
  refunds: { ...DEFAULT_STORE_CONFIG.refunds, ...stored.refunds },
  exchange: { ...DEFAULT_STORE_CONFIG.exchange, ...stored.exchange },
});
