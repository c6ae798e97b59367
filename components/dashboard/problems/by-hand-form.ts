import type { ActivityName } from "@/contract/vocabulary/activity";

export const BY_HAND_FIELDS = ["reference", "tracking_number", "carrier", "tracking_url"] as const;
export type ByHandField = (typeof BY_HAND_FIELDS)[number];
export type ByHandValues = Record<ByHandField | "note", string>;

export const EMPTY_BY_HAND: ByHandValues = {
  reference: "",
  tracking_number: "",
  carrier: "",
  tracking_url: "",
  note: "",
};

type FieldWords = { name: ByHandField; label: string; hint?: string; missing?: string };
export type ByHandForm = { effect: string; fields: readonly FieldWords[] };

const reference = (label: string): FieldWords => ({
  name: "reference",
  label,
  missing: `Fill in: ${label.toLowerCase()}.`,
});

const PAID = "It counts as paid outside of this service, and is not paid again.";

/** What a person says who did by hand what a partner could not, and what follows from it. */
export const BY_HAND: Record<ActivityName, ByHandForm> = {
  REFUND: { effect: PAID, fields: [reference("Number of the transfer or refund")] },
  ISSUE_STORE_CREDIT: { effect: PAID, fields: [reference("Code that the shopper got")] },
  ISSUE_GIFT_CARD: { effect: PAID, fields: [reference("Code that the shopper got")] },
  CREATE_LOGISTIC_ORDER: {
    effect: "The parcel is followed by this number. The shopper needs the label from you.",
    fields: [
      {
        name: "tracking_number",
        label: "Tracking number",
        missing: "Fill in the tracking number: by it the parcel is found again.",
      },
      { name: "carrier", label: "Carrier", hint: "Empty: the one that was chosen." },
      { name: "tracking_url", label: "Page to follow the parcel", hint: "May stay empty." },
    ],
  },
  SCHEDULE_PICKUP: {
    effect: "The pick-up counts as ordered.",
    fields: [reference("Carrier's number of the pick-up")],
  },
  CREATE_EXCHANGE_ORDER: {
    effect: "The new items count as ordered, and are not ordered again.",
    fields: [reference("Shop's id of the new order")],
  },
  CAPTURE_HOLD: {
    effect: "The shopper counts as having paid for the new items, and isn't charged again.",
    fields: [reference("Number of the shopper's payment")],
  },
  RELEASE_HOLD: { effect: "The hold counts as released. Cancel it in your payment account.", fields: [] },
  OPEN_PLATFORM_RETURN: {
    effect: "The return counts as open in the shop.",
    fields: [reference("Shop's id of the return")],
  },
  RESTOCK: { effect: "Its items count as back in stock. The shop's stock is not changed by this.", fields: [] },
  CLOSE_PLATFORM_RETURN: { effect: "The return counts as closed in the shop.", fields: [] },
  NOTIFY_SHOPPER: { effect: "The shopper counts as told. This mail is not sent.", fields: [] },
  AUTHORIZATION: { effect: "The reminder counts as given. The return still waits for approval.", fields: [] },
  FRAUD_CHECK: { effect: "The check counts as made, without a score.", fields: [] },
};

/** What is missing before the call can be made. */
export const byHandErrors = (form: ByHandForm, values: ByHandValues): Partial<ByHandValues> => ({
  ...Object.fromEntries(
    form.fields.flatMap(({ name, missing }) => (missing && values[name].trim() === "" ? [[name, missing]] : [])),
  ),
  ...(values.note.trim() === "" ? { note: "Say what was done." } : {}),
});
