import type { ConnectionMode } from "@/contract/vocabulary/connection";
import type { IdentificationFlow } from "@/contract/vocabulary/identification-flow";
import type { ShopperLanguage } from "@/contract/vocabulary/language";
import type { Paper } from "@/contract/vocabulary/paper";
import type { RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import type { EmailProvider, LayoutDesign, PersistentLogoType, ReminderFlow } from "@/contract/vocabulary/store";
import type { PostalAddress } from "@/server/kernel/address";
import type { Stored } from "@/server/schema/columns";
import type { StoreCarriers } from "../connections/types";
import type { Bonus } from "../money/types";
import type { ReturnPolicy } from "../policy/types";
import type { ExchangeRules } from "./exchange-rules";
import type { StationRules } from "./station-rules";

/** A store with everything that controls its returns. */
export type Store = {
  id: string;
  groupId: string;
  slug: string;
  /** Host name of its portal; null: the portal uses the installation's own address. */
  portalDomain: string | null;
  name: string;
  currencyCode: string;
  timeZone: string;
  isEnabled: boolean;
  isTesting: boolean;
  identificationFlow: IdentificationFlow;
  config: StoreConfig;
  /** The return conditions now in effect, with their version. */
  policy: ReturnPolicy;
  policyVersion: number;
  /** What its connections to label providers offer, in the order in which they were connected. */
  carriers: StoreCarriers[];
  /** The modes in which an account is connected that can take payments from shoppers. */
  chargingModes: ConnectionMode[];
  /** The modes in which one of its accounts can hold amounts. */
  holdingModes: ConnectionMode[];
};

/** A place that returns are sent to. */
export type Warehouse = Stored<
  "warehouses",
  {
    address: PostalAddress;
  },
  "groupId"
>;

export type ReturnReason = {
  id: string;
  name: string;
  label: string;
  /** Labels in other languages, by two-letter code. */
  labels?: Readonly<Record<string, string>>;
  requiresComment: boolean;
  requiresPhoto: boolean;
  /** An approved unit needs a grade before it is restocked. Absent if the store never set it: see `requiresGrade`. */
  requiresGrade?: boolean;
  /** Absent in lists from before stores could set it: see `sizeDirectionOf`. */
  sizeDirection?: SizeDirection;
};

/** The markup on the price of a label, and the most that a shopper pays for one; minor units, null: no limit. */
export type LabelPricing = { markupMinor: number; maxFeeMinor: number | null };

/** One return method that the store offers. The fee is flat per return, in minor units. */
export type ReturnOption = {
  returnMethod: ReturnMethod;
  provider: string;
  carrier: string;
  feeMinor: number;
  /** The shopper pays the price of the label, or `feeMinor` if the price isn't available; absent: always `feeMinor`. */
  labelPricing?: LabelPricing;
  /** ISO 3166 codes of the countries in which it is offered; none: everywhere. */
  countries?: string[];
};

/** How one refund option is paid. */
export type RefundAction = {
  refundOption: RefundOption;
  timing: RefundTiming;
  /** Days until the refund arrives, shown to the shopper. */
  minDays: number;
  maxDays: number;
  bonus: Bonus | null;
};

/** The refund options of an order that was paid with this payment method. */
export type PaymentMethodRule = {
  /** The payment's method or processor, in any case, for example "klarna" or "card". */
  paymentMethod: string;
  refundOptions: RefundOption[];
};

export type RefundRules = {
  /** Days after the decision within which a refund is to be sent; shown to shoppers if staff send it. */
  sendWithinDays: number;
  /** Options without an entry are paid after the review, without a bonus. */
  actions: RefundAction[];
  /** Payment methods without an entry have every option of the store. */
  paymentMethods: PaymentMethodRule[];
  /** Refund the order's shipping if everything comes back. */
  isOriginalShippingRefunded: boolean;
  /** round_promocode: credits are rounded up to the next whole unit of the currency. */
  isCreditRoundedUp: boolean;
  /** revoke_conditional_discounts */
  areConditionalDiscountsRevoked: boolean;
  /** carry_over_automatic_discounts_on_exchanges */
  areDiscountsCarriedOver: boolean;
  /** How long a decision by staff waits and can be undone. */
  graceMinutes: number;
  /** The same for decisions by rules and API keys. */
  ruleGraceMinutes: number;
  /** Larger payouts, in minor units of the store's currency, are released by a second person; null: never. */
  secondPersonAboveMinor: number | null;
};
/** The look of a store's portal. Colors are CSS colors, heights CSS lengths; "" uses the theme's value. */
export type Branding = {
  title: string;
  slogan: string;
  /** The same by language; empty text falls back to the values above. */
  translations: Record<ShopperLanguage, { title: string; slogan: string }>;
  logoUrl: string;
  logoHeightDesktop: string;
  logoHeightMobile: string;
  faviconUrl: string;
  /** For emails, which show no SVG; "": the logo. */
  mailLogoUrl: string;
  /** Buttons in emails; "": the main color. */
  mailMainColor: string;
  backgroundImageUrl: string;
  backgroundTextColor: string;
  primaryMain: string;
  primaryContrastText: string;
  primaryDark: string;
  primaryLight: string;
  secondaryMain: string;
  secondaryContrastText: string;
  secondaryDark: string;
  secondaryLight: string;
  borderRadius: number;
  inputVariant: string;
  fullCatalogImageRatio: string;
  layoutDesign: LayoutDesign;
  persistentLogo: PersistentLogoType;
};

export type LogisticSettings = {
  deliveryNoteType: string;
  reminderFlow: ReminderFlow;
  /** Default paper format for labels and return passes. */
  labelFormat: Paper;
  /** Working-day hours within which staff upload the labels that the store promises. */
  labelHours: number;
  /** The shop's page that lists where returns are accepted in person. */
  storeListUrl: string;
  /** Stores that accept returns in person. */
  returnStores: ReturnStore[];
  /** Customs data of items without their own; "": none. */
  defaultHsCode: string;
  defaultOriginCountry: string;
};

export type ReturnStore = {
  id: string;
  name: string;
  address: PostalAddress;
  /** As shoppers read them; absent or "": unknown. */
  openingHours?: string;
};

/** What is known about the shop's platform; for information. */
export type PlatformFacts = {
  name: string;
  storeId: string;
  useCase: string;
  emailProvider: EmailProvider;
  isOrdersSyncDisabled: boolean;
};

export type StoreConfig = {
  branding: Branding;
  websiteUrl: string;
  policyUrl: string;
  contactEmail: string;
  /** For readers of none of `languages`. */
  defaultLanguage: ShopperLanguage;
  /** Offered to shoppers, in this order. */
  languages: ShopperLanguage[];
  /** The function for withdrawing from a contract (Directive 2011/83/EU, article 11a). */
  isWithdrawalOffered: boolean;
  /** Added before or after the number by the shop; ignored in lookups. */
  orderNumberPrefix: string;
  orderNumberSuffix: string;
  arePartialReviewsAllowed: boolean;
  markUnreviewedItemsAsMissing: boolean;
  refundOptions: RefundOption[];
  refunds: RefundRules;
  exchange: ExchangeRules;
  isRestockingEnabled: boolean;
  returnReasons: ReturnReason[];
  rejectReasons: string[];
  returnOptions: ReturnOption[];
  logistics: LogisticSettings;
  platform: PlatformFacts;
  station: StationRules;
  /** Days for which an ended return keeps its personal data; 0: forever. */
  personalDataDays: number;
  /** The store's own accessibility statement; "": none in that language. */
  accessibility: Record<ShopperLanguage, string>;
  /** The texts that replace the standard texts of its emails, by text key. */
  mailTexts: Record<ShopperLanguage, Record<string, string>>;
};

/** The stored configuration: settings that a store never set are absent, also within the parts. */
export type StoredStoreConfig = { [Part in keyof StoreConfig]?: StoredPart<StoreConfig[Part]> };
type StoredPart<T> = T extends readonly unknown[] ? T : T extends object ? Partial<T> : T;

/** An invalid setting, by its published name, and what would be valid. */
export type SettingViolation = { field: string; description: string };
