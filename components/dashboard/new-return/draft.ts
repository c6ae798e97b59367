import type { SenderChoice } from "@/contract/vocabulary/address-choice";
import { parcelLimit } from "@/contract/vocabulary/parcels";
import { goesTo, type RefundOption } from "@/contract/vocabulary/refund-option";
import { t } from "@/messages/dashboard/new-return";
import type { DraftCall, Method, OrderToReturn } from "./types";

export type ItemChoice = { quantity: number; reason: string; comment: string; exchange: string };

/** The current selection in the form. */
export type Choice = {
  items: Readonly<Record<string, ItemChoice>>;
  outcome: RefundOption | "";
  /** Index of the return method in the list. */
  method: number;
  pickupDate: string;
  /** Number of parcels; never more than units. */
  parcels: number;
  iban: string;
  holder: string;
  /** Used if the carrier suggests a different spelling of the order's address; the suggestion is preselected. */
  addressChoice: SenderChoice;
};

export const NEW_ITEM: ItemChoice = { quantity: 1, reason: "", comment: "", exchange: "" };

export const firstChoice = ({ outcomes, methods }: OrderToReturn): Choice => ({
  items: {},
  outcome: outcomes[0]?.refund_option ?? "",
  method: 0,
  pickupDate: methods[0]?.pickup_slots[0]?.date ?? "",
  parcels: 1,
  iban: "",
  holder: "",
  addressChoice: "CORRECTED",
});

/** Returns what is missing before the selection can be priced, in the words of the form; null if nothing is. */
export const whatIsMissing = (choice: Choice, { reasons }: OrderToReturn): string | null => {
  const items = Object.values(choice.items);
  if (items.length === 0) return t("draft.chooseItem");
  if (items.some(({ reason }) => reason === "")) return t("draft.chooseReasons");
  const asksWhy = (name: string) => reasons.some((one) => one.name === name && one.requires_comment);
  if (items.some(({ reason, comment }) => asksWhy(reason) && comment.trim() === "")) return t("draft.addComments");
  if (goesTo(choice.outcome, "BANK") && (choice.iban.trim() === "" || choice.holder.trim() === ""))
    return t("draft.enterBankAccount");
  return null;
};

/** Returns the selection as the server expects it. */
export const draftCall = (choice: Choice, order: OrderToReturn, draft_id: string): DraftCall => ({
  ...{ draft_id, order_id: order.order_id },
  items: order.lines.flatMap(({ line_item_id }) => {
    const item = choice.items[line_item_id];
    if (item === undefined) return [];
    const { quantity, reason: return_reason, comment, exchange: exchange_variant_id } = item;
    return [{ line_item_id, quantity, return_reason, comment, exchange_variant_id }];
  }),
  refund_option: choice.outcome === "" ? null : choice.outcome,
  bank_account: goesTo(choice.outcome, "BANK") ? { iban: choice.iban, holder_name: choice.holder } : null,
  method: methodOf(order.methods[choice.method], choice),
});

/** Maximum number of parcels for the selected units. */
export const mostParcels = ({ items }: Choice): number =>
  parcelLimit(Object.values(items).reduce((sum, { quantity }) => sum + quantity, 0));

/** Units may have been removed since the number was chosen. */
export const parcelsOf = (choice: Choice): number => Math.min(choice.parcels, mostParcels(choice));

const methodOf = (method: Method | undefined, choice: Choice): DraftCall["method"] =>
  method === undefined
    ? null
    : {
        ...{ return_method: method.return_method, provider: method.provider, carrier: method.carrier },
        pickup_date: method.pickup_slots.length > 0 ? choice.pickupDate : "",
        address_choice: choice.addressChoice,
        parcel_count: parcelsOf(choice),
      };

/** Returns the name of a return method. */
export const methodWords = ({ label, carrier_name }: Method): string =>
  carrier_name === "" ? label : `${label} · ${carrier_name}`;
