import { perLanguage, SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import { isSameJson } from "@/contract/vocabulary/same-json";
import { STANDARD_REASONS } from "@/contract/vocabulary/standard-reasons";
import { DEFAULT_STATION_RULES } from "./station-rules";
import type { ReturnOption, ReturnReason, Store, StoreConfig, StoredStoreConfig } from "./types";

/** The default: labels are uploaded within one working day. */
export const DEFAULT_LABEL_HOURS = 24;

const STANDARD: ReturnReason[] = STANDARD_REASONS.map(({ name, label, labels, ...asks }) => ({
  ...{ id: name.toLowerCase(), name, label, labels, requiresComment: asks.requires_comment, requiresPhoto: false },
  ...{ requiresGrade: asks.requires_grade, sizeDirection: asks.size_direction },
}));

const NO_WORDS = { title: "", slogan: "" };

/** The configuration of a store that has set nothing. */
export const DEFAULT_STORE_CONFIG: StoreConfig = {
  branding: {
    title: "",
    slogan: "",
    translations: perLanguage(() => NO_WORDS),
    logoUrl: "",
    logoHeightDesktop: "",
    logoHeightMobile: "",
    faviconUrl: "",
    mailLogoUrl: "",
    mailMainColor: "",
    backgroundImageUrl: "",
    backgroundTextColor: "",
    primaryMain: "",
    primaryContrastText: "",
    primaryDark: "",
    primaryLight: "",
    secondaryMain: "",
    secondaryContrastText: "",
    secondaryDark: "",
    secondaryLight: "",
    borderRadius: 6,
    inputVariant: "",
    fullCatalogImageRatio: "",
    layoutDesign: "DEFAULT",
    persistentLogo: "PERSISTENT_LOGO_TYPE_UNSPECIFIED",
  },
  websiteUrl: "",
  policyUrl: "",
  contactEmail: "",
  defaultLanguage: "en",
  languages: [...SHOPPER_LANGUAGES],
  isWithdrawalOffered: true,
  orderNumberPrefix: "",
  orderNumberSuffix: "",
  arePartialReviewsAllowed: false,
  markUnreviewedItemsAsMissing: false,
  refundOptions: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"],
  refunds: {
    sendWithinDays: 14,
    actions: [],
    paymentMethods: [],
    isOriginalShippingRefunded: false,
    isCreditRoundedUp: false,
    areConditionalDiscountsRevoked: false,
    areDiscountsCarriedOver: false,
    graceMinutes: 10,
    ruleGraceMinutes: 0,
    secondPersonAboveMinor: null,
  },
  exchange: {
    exchangeFlow: "NO_EXCHANGE_FLOW",
    platformMainMenuId: "",
    thresholdMinor: 0,
    equalOptionNames: [],
    isSameCategoryOnly: false,
    excludedCategoryIds: [],
    countries: [],
    reasons: [],
    incentives: [],
    reservationMinutes: 15,
    isInstantOffered: false,
    holdReleasedOn: "COLLECTED",
    order: { paymentMethod: "exchange", priceMinor: 0, shippingLine: "" },
  },
  isRestockingEnabled: false,
  returnReasons: STANDARD,
  rejectReasons: ["Signs of wear", "Damaged", "Tags missing", "Incomplete", "Wrong item", "Hygiene seal broken"],
  returnOptions: [
    { returnMethod: "DROP_OFF_POINT", provider: "SANDBOX", carrier: "sandbox_post", feeMinor: 0 },
    { returnMethod: "HOME_PICK_UP", provider: "SANDBOX", carrier: "sandbox_express", feeMinor: 490 },
  ],
  logistics: {
    deliveryNoteType: "",
    reminderFlow: "REMINDER_FLOW_DEFAULT",
    labelFormat: "a4",
    labelHours: DEFAULT_LABEL_HOURS,
    storeListUrl: "",
    returnStores: [],
    defaultHsCode: "",
    defaultOriginCountry: "",
  },
  platform: {
    name: "",
    storeId: "",
    useCase: "",
    emailProvider: "EMAIL_PROVIDER_UNSPECIFIED",
    isOrdersSyncDisabled: false,
  },
  station: DEFAULT_STATION_RULES,
  personalDataDays: 0,
  accessibility: perLanguage(() => ""),
  mailTexts: perLanguage(() => ({})),
};

/** Settings of a new store that differ from the defaults: settings introduced later leave existing stores unchanged. */
export const newStoreConfig = (config: StoredStoreConfig): StoredStoreConfig => ({
  // Store credit is only useful once the shop accepts it; the merchant adds it then.
  refundOptions: ["ORIGINAL_PAYMENT_METHOD"],
  ...config,
  refunds: { areDiscountsCarriedOver: true, ...config.refunds },
});

/** Without a connected carrier, shoppers can always ship the parcel themselves. */
const LIVE_RETURN_OPTIONS: ReturnOption[] = [
  { returnMethod: "DROP_OFF_POINT", provider: "MANUAL", carrier: "own", feeMinor: 0 },
];

/** Returns the return methods of a store that has set none: the sandbox's are for test mode. */
export const defaultReturnOptions = (isTesting: boolean): ReturnOption[] =>
  isTesting ? DEFAULT_STORE_CONFIG.returnOptions : LIVE_RETURN_OPTIONS;

/** Returns the methods in effect: a live store uses none of the sandbox, even if they were saved in test mode. */
const returnOptionsOf = ({ returnOptions }: StoredStoreConfig, { isTesting }: Mode): ReturnOption[] => {
  if (returnOptions === undefined) return defaultReturnOptions(isTesting);
  if (isTesting) return returnOptions;
  const real = returnOptions.filter(({ provider }) => provider !== "SANDBOX");
  return real.length > 0 ? real : defaultReturnOptions(isTesting);
};

type Mode = Pick<Store, "isTesting">;

/** Merges the stored configuration over the defaults of the store's mode; one level deep in its parts. */
export const withDefaults = (stored: StoredStoreConfig, mode: Mode): StoreConfig => ({
  ...DEFAULT_STORE_CONFIG,
  ...stored,
  returnOptions: returnOptionsOf(stored, mode),
  branding: {
    ...{ ...DEFAULT_STORE_CONFIG.branding, ...stored.branding },
    // A store saved before a language was added has no text in it.
    translations: { ...DEFAULT_STORE_CONFIG.branding.translations, ...stored.branding?.translations },
  },
  refunds: { ...DEFAULT_STORE_CONFIG.refunds, ...stored.refunds },
  exchange: { ...DEFAULT_STORE_CONFIG.exchange, ...stored.exchange },
  logistics: { ...DEFAULT_STORE_CONFIG.logistics, ...stored.logistics },
  platform: { ...DEFAULT_STORE_CONFIG.platform, ...stored.platform },
  station: { ...DEFAULT_STORE_CONFIG.station, ...stored.station },
  accessibility: { ...DEFAULT_STORE_CONFIG.accessibility, ...stored.accessibility },
  mailTexts: { ...DEFAULT_STORE_CONFIG.mailTexts, ...stored.mailTexts },
});

/** Returns a configuration to store: return methods that nobody changed stay as they were, for either mode. */
export const configToStore = (config: StoreConfig, was: Mode & { config: StoredStoreConfig }): StoredStoreConfig => {
  const isUnchanged = isSameJson(
    config.returnOptions.map(withCountries),
    returnOptionsOf(was.config, was).map(withCountries),
  );
  if (!isUnchanged) return config;
  const { returnOptions: _, ...rest } = config;
  return was.config.returnOptions === undefined ? rest : { ...rest, returnOptions: was.config.returnOptions };
};

const withCountries = (method: ReturnOption) => ({ ...method, countries: method.countries ?? [] });
