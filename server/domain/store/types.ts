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

/** A store with what steers its returns. */
export type Store = {
  id: string;
  groupId: string;
  slug: string;
  /** Host name of its portal; null: the portal is at the installation's own address. */
  portalDomain: string | null;
  name: string;
  currencyCode: string;
  timeZone: string;
  isEnabled: boolean;
  isTesting: boolean;
  identificationFlow: IdentificationFlow;
  config: StoreConfig;
  /** Its return conditions that are in force now, and which version they are. */
  policy: ReturnPolicy;
  policyVersion: number;
  /** What its connections to label providers offer, in the order in which they were connected. */
  carriers: StoreCarriers[];
  /** The modes in which an account is connected that takes what shoppers owe. */
  chargingModes: ConnectionMode[];
  /** In which modes one of its accounts can hold amounts. */
  holdingModes: ConnectionMode[];
};

/** A place that returns go to. */
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
  /** In other languages, by their two letters. */
  labels?: Readonly<Record<string, string>>;
  requiresComment: boolean;
  requiresPhoto: boolean;
  /** An approved unit needs a grade before it is restocked. Absent where the store never said it: see `requiresGrade`. */
  requiresGrade?: boolean;
  /** Absent in lists from before stores could say it: see `sizeDirectionOf`. */
  sizeDirection?: SizeDirection;
};

/** What is added to the price of a label, and the most that a shopper pays for one; minor units, null: no limit. */
export type LabelPricing = { markupMinor: number; maxFeeMinor: number | null };

/** One way to send a parcel back, as the store offers it. The fee is flat per return, in minor units. */
export type ReturnOption = {
  returnMethod: ReturnMethod;
  provider: string;
  carrier: string;
  feeMinor: number;
  /** The shopper pays what the label costs, and `feeMinor` where nobody says what that is; absent: always `feeMinor`. */
  labelPricing?: LabelPricing;
  /** ISO 3166 codes of the countries that it is offered in; none: everywhere. */
  countries?: string[];
};

/** How one refund option is paid. */
export type RefundAction = {
  refundOption: RefundOption;
  timing: RefundTiming;
  /** Days until the money is there, for the shopper's information. */
  minDays: number;
  maxDays: number;
  bonus: Bonus | null;
};

/** Which refund options an order has that was paid this way. */
export type PaymentMethodRule = {
  /** The payment's method or processor, whatever the case, for example "klarna" or "card". */
  paymentMethod: string;
  refundOptions: RefundOption[];
};

export type RefundRules = {
  /** Within how many days of the decision a refund is to be sent: what shoppers read where a person sends it. */
  sendWithinDays: number;
  /** Options without an entry are paid on review, without a bonus. */
  actions: RefundAction[];
  /** Payments without an entry have every option of the store. */
  paymentMethods: PaymentMethodRule[];
  /** Refund the order's shipping when everything comes back. */
  isOriginalShippingRefunded: boolean;
  /** round_promocode: credits are rounded up to the next whole unit of the currency. */
  isCreditRoundedUp: boolean;
  /** revoke_conditional_discounts */
  areConditionalDiscountsRevoked: boolean;
  /** carry_over_automatic_discounts_on_exchanges */
  areDiscountsCarriedOver: boolean;
  /** How long what a member of staff decided waits, and can be undone. */
  graceMinutes: number;
  /** The same for what rules and API keys decided. */
  ruleGraceMinutes: number;
  /** What pays more, in minor units of the store's currency, is released by a second person; null: never. */
  secondPersonAboveMinor: number | null;
};
/** What a store looks like. Colors are CSS colors, heights CSS lengths; "" leaves it to the theme. */
export type Branding = {
  title: string;
  slogan: string;
  /** The same by language; what is empty is as above. */
  translations: Record<ShopperLanguage, { title: string; slogan: string }>;
  logoUrl: string;
  logoHeightDesktop: string;
  logoHeightMobile: string;
  faviconUrl: string;
  /** For mails, which show no SVG; "": the logo. */
  mailLogoUrl: string;
  /** Buttons of mails; "": the main color. */
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
  /** What labels and passes are printed on where nobody chooses otherwise. */
  labelFormat: Paper;
  /** Hours of working days within which staff upload the labels that the store promises. */
  labelHours: number;
  /** Page of the shop that lists where a return can be brought in person. */
  storeListUrl: string;
  /** Shops that take returns in person. */
  returnStores: ReturnStore[];
  /** What customs is told of items of which nobody told it; "": nothing. */
  defaultHsCode: string;
  defaultOriginCountry: string;
};

export type ReturnStore = {
  id: string;
  name: string;
  address: PostalAddress;
  /** As shoppers read them; absent or "": not known. */
  openingHours?: string;
};

/** What is known of the shop that the store sells through; for information. */
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
  /** Read by whoever asks for none of `languages`. */
  defaultLanguage: ShopperLanguage;
  /** Offered to shoppers, in this order. */
  languages: ShopperLanguage[];
  /** The function to withdraw from a contract (Directive 2011/83/EU, article 11a). */
  isWithdrawalOffered: boolean;
  /** Put before or after the number by the shop; ignored in look-ups. */
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
  /** How long a return that ended keeps its person; 0: for good. */
  personalDataDays: number;
  /** What the store says of its own about accessibility; "": nothing in that language. */
  accessibility: Record<ShopperLanguage, string>;
  /** What its emails say instead of the standard texts, by the place of each text. */
  mailTexts: Record<ShopperLanguage, Record<string, string>>;
};

/** What is stored: what a store never set is not there, in its parts neither. */
export type StoredStoreConfig = { [Part in keyof StoreConfig]?: StoredPart<StoreConfig[Part]> };
type StoredPart<T> = T extends readonly unknown[] ? T : T extends object ? Partial<T> : T;

/** A setting that is wrong, by its published name, and what would be right. */
export type SettingViolation = { field: string; description: string };
