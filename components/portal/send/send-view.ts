import type { z } from "zod";
import type { ReturnOptionDto } from "@/contract/storefront/options";
import { SENDER_CHOICES, type SenderChoice } from "@/contract/vocabulary/address-choice";
import { MAX_PARCELS } from "@/contract/vocabulary/parcels";
import { PICKUP_RANGES, type PickupRange } from "@/contract/vocabulary/pickup-range";
import { RETURN_METHODS, type ReturnMethod } from "@/contract/vocabulary/return-method";
import type { Intent } from "../draft/line-view";
import type { Checkout } from "../outcome/outcome-view";

export type Method = z.output<typeof ReturnOptionDto>;
export type Delivery = NonNullable<Intent["draft"]["delivery"]>;

export const METHOD_FIELD = "method";
/** Number of parcels; posted only when there may be more than one. */
export const PARCELS_FIELD = "parcel_count";
/** What the page showed when it was confirmed: a price that changed since is shown again instead of accepted. */
export const QUOTE_FIELD = "quote_id";
export const SHOWN_FIELD = "shown_total";

/** The page's total: the refund, or with "-" the amount to pay. */
export const shownTotal = ({ total, amount_to_pay }: Pick<Checkout, "total" | "amount_to_pay">): string =>
  Number(amount_to_pay) > 0 ? `${OWED}${amount_to_pay}` : total;

const OWED = "-";
export const isOwed = (shown: string): boolean => shown.startsWith(OWED);

type NewItem = Checkout["returned_items"][number]["compensation"]["new_items_to_ship"][number];

/** The new items of a quote, each with its quantity. */
export function countedNewItems({ returned_items }: Pick<Checkout, "returned_items">) {
  const counted = new Map<string, { item: NewItem; count: number }>();
  for (const item of returned_items.flatMap(({ compensation }) => compensation.new_items_to_ship)) {
    const count = (counted.get(item.variant_id)?.count ?? 0) + item.quantity;
    counted.set(item.variant_id, { item, count });
  }
  return [...counted.values()];
}

/** A method's value in the form. */
export const methodKey = (method: Pick<Method, "return_method" | "provider" | "carrier">): string =>
  [method.return_method, method.provider, method.carrier].join("|");

/** Each method with pickup times has its own set of radio buttons. */
export const slotField = (key: string): string => `slot-${key}`;
export const slotKey = (date: string, range: PickupRange): string => `${date}|${range}`;

/** Returns the method to preselect: the draft's, otherwise the first if it is free and complete. */
export function chosenMethod(
  methods: readonly Method[],
  delivery: Pick<Delivery, "return_method" | "provider" | "carrier"> | null,
): Method | undefined {
  if (delivery) return methods.find((method) => methodKey(method) === methodKey(delivery));
  const [first] = methods;
  return first && Number(first.total_fee) === 0 && first.pickup_slots.length === 0 ? first : undefined;
}

/** The drop-off deadline; it is earlier for new items that are shipped immediately. Null: no limit. */
export const sendBy = (method: Pick<Method, "hand_over_by">, offer: Checkout["instant_exchange"]): string | null =>
  offer?.is_chosen ? offer.send_by : method.hand_over_by;

/** The method with the day on its tile; new items ship immediately only with a parcel that a carrier scans. */
export const withSendBy = <W extends Pick<Method, "hand_over_by" | "label_source">>(
  method: W,
  offer: Checkout["instant_exchange"],
): W => (method.label_source === "CARRIER" ? { ...method, hand_over_by: sendBy(method, offer) } : method);

/** Field names of another pickup address; they don't contain the carrier's method, because only one has them. */
export const ADDRESS_FIELDS = {
  name: "pickup_name",
  street: "pickup_street",
  postcode: "pickup_postcode",
  city: "pickup_city",
} as const;

/** The same for a parcel brought to a drop-off point: one set, whatever the method. */
export const SENDER_FIELDS: AddressFields = {
  name: "sender_name",
  street: "sender_street",
  postcode: "sender_postcode",
  city: "sender_city",
};
export type AddressFields = Readonly<Record<keyof typeof ADDRESS_FIELDS, string>>;

export const addressFieldsOf = (method: ReturnMethod): AddressFields =>
  method === "HOME_PICK_UP" ? ADDRESS_FIELDS : SENDER_FIELDS;

/** Which of two addresses is printed on the label, and which two they were: a later pair is a new question. */
export const ADDRESS_CHOICE_FIELD = "address_choice";
export const ADDRESS_CHOICE_OF_FIELD = "address_choice_of";

type Address = NonNullable<Delivery["pickup_address"]>;

/** The carrier's address and the entered one, if the shopper has to choose; otherwise null. */
export function offeredAddresses(
  delivery: Pick<Delivery, "pickup_address" | "corrected_address" | "address_choice"> | null,
  own: Delivery["pickup_address"],
): { corrected: Address; given: Address; choice: SenderChoice | null } | null {
  const { corrected_address: corrected, address_choice: choice = null } = delivery ?? {};
  const given = delivery?.pickup_address ?? own;
  if (corrected == null || given === null || choice === null || choice === "NORMALIZED") return null;
  return { corrected, given, choice: choice === "OPEN" ? null : choice };
}

/** Identifies the question that a form answers. */
export const addressQuestion = ({ address_line_1, address_line_2, city, postcode }: Address): string =>
  [address_line_1, address_line_2, city, postcode].join("|");

/**
 * The press's choice between the two addresses: one that isn't saved yet, ASK when it answers no open question, null
 * when there is nothing to choose.
 */
export function addressChoiceOf(
  value: (name: string) => string,
  delivery: Delivery | null,
): SenderChoice | "ASK" | null {
  const { corrected_address: corrected = null, address_choice: kept = null } = delivery ?? {};
  if (corrected === null || kept === null || kept === "NORMALIZED") return null;
  const isOfThese = value(ADDRESS_CHOICE_OF_FIELD) === addressQuestion(corrected);
  const choice = isOfThese ? SENDER_CHOICES.find((one) => one === value(ADDRESS_CHOICE_FIELD)) : undefined;
  if (choice === undefined) return kept === "OPEN" ? "ASK" : null;
  return choice === kept ? null : choice;
}

type PostedAddress = {
  readonly first_name: string;
  readonly address_line_1: string;
  readonly postcode: string;
  readonly city: string;
};

/** A driver can't find the door without these. */
export const NEEDED_PARTS = ["street", "postcode", "city"] as const;

/** Missing fields of a partly entered address; none when it is empty or complete. */
export function missingParts(
  value: (name: string) => string,
  fields: AddressFields = ADDRESS_FIELDS,
): (typeof NEEDED_PARTS)[number][] {
  const typed = (part: keyof AddressFields): boolean => value(fields[part]).trim() !== "";
  return NEEDED_PARTS.some(typed) || typed("name") ? NEEDED_PARTS.filter((part) => !typed(part)) : [];
}

export type PostedMethod = {
  readonly return_method: ReturnMethod;
  readonly provider: string;
  readonly carrier: string;
  readonly pickup_date: string;
  readonly pickup_range: PickupRange;
  readonly parcel_count: number;
  /** Missing: the order's delivery address. */
  readonly pickup_address?: PostedAddress;
};

/** Returns the form's return method, or null if it names none. The service validates that the store offers it. */
export function readMethod(value: (name: string) => string): PostedMethod | null {
  const key = value(METHOD_FIELD);
  const [methodText = "", provider = "", carrier = ""] = key.split("|");
  const return_method = RETURN_METHODS.find((method) => method === methodText);
  if (!return_method) return null;
  const [pickup_date = "", rangeText = ""] = value(slotField(key)).split("|");
  const pickup_range = PICKUP_RANGES.find((range) => range === rangeText) ?? "NO_RANGE";
  const method = { return_method, provider, carrier, pickup_date, pickup_range, parcel_count: readCount(value) };
  const fields = addressFieldsOf(return_method);
  const text = (part: keyof AddressFields): string => value(fields[part]).trim();
  if (text("street") === "") return method;
  const pickup_address = {
    ...{ first_name: text("name"), address_line_1: text("street"), postcode: text("postcode"), city: text("city") },
  };
  return { ...method, pickup_address };
}

/** One, if not asked or not a number. */
const readCount = (value: (name: string) => string): number => {
  const count = Number(value(PARCELS_FIELD));
  return Number.isInteger(count) && count >= 1 && count <= MAX_PARCELS ? count : 1;
};

/** Whether the draft equals the form. */
export const isSameMethod = (
  posted: PostedMethod,
  delivery: Omit<Delivery, "corrected_address" | "address_choice"> | null,
): boolean =>
  delivery !== null &&
  methodKey(posted) === methodKey(delivery) &&
  posted.pickup_date === delivery.pickup_date &&
  posted.pickup_range === delivery.pickup_range &&
  posted.parcel_count === delivery.parcel_count &&
  isSameAddress(posted.pickup_address, delivery.pickup_address);

/** An omitted name became the shopper's own. */
const isSameAddress = (posted: PostedAddress | undefined, kept: Delivery["pickup_address"]): boolean => {
  if (posted === undefined || kept === null) return posted === undefined && kept === null;
  return (
    posted.address_line_1 === kept.address_line_1 &&
    posted.postcode === kept.postcode &&
    posted.city === kept.city &&
    (posted.first_name === "" || posted.first_name === [kept.first_name, kept.last_name].filter(Boolean).join(" "))
  );
};
