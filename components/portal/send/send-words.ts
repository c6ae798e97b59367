import { addressLines, localLines } from "@/components/ui/address-lines";
import { formatDate, formatTime } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { type Point, pointWords } from "./point-words";
import { type Delivery, type Method, offeredAddresses } from "./send-view";
import { type PlaceWords, type Shop, shopWords } from "./shop-list";

/** Texts of the form around its cards: made on the server, so that the browser gets only these. */
export const sendWords = ({ t }: Reader, { isSlip, mostParcels = 1 }: { isSlip: boolean; mostParcels?: number }) => ({
  legend: t("send.legend"),
  /** Content beside the form: the summary, or only the total. */
  side: t(isSlip ? "send.checkTitle" : "money.how"),
  update: t("shell.update"),
  youGetBack: t("money.youGetBack"),
  totalOpen: t("send.totalOpen"),
  parcels: {
    label: t("parcels.count"),
    hint: t("parcels.countHint"),
    options: Array.from({ length: mostParcels }, (_, index) => t("parcels.option", { count: index + 1 })),
  },
});
export type ParcelWords = SendWords["parcels"];
export type SendWords = ReturnType<typeof sendWords>;

/** The confirm button. `isRequest`: needs approval. `isOwed`: paid first, on the next screen. */
export const confirmWords = ({ t }: Reader, { isRequest, isOwed }: { isRequest: boolean; isOwed: boolean }) => {
  if (isOwed) return { label: t("pay.toPayment"), pending: t("shell.saving") };
  return {
    label: t(isRequest ? "send.request" : "send.confirm"),
    pending: t(isRequest ? "send.requesting" : "send.confirming"),
  };
};
export type ConfirmWords = ReturnType<typeof confirmWords>;

/** Texts of one method's card: fee, requirements, and the earliest pickup. */
export const methodWords = (reader: Reader, method: Method, places: Places = NO_PLACES) => ({
  ...methodTexts(reader, method, places),
  places: placeWords(reader, method, places),
});

/** Where it can be dropped off; null for pickups, or when unknown. */
const placeWords = (reader: Reader, method: Method, { shops, near, points }: Places): PlaceWords | null => {
  if (method.return_method === "IN_STORE") return shops.length > 0 ? shopWords({ shops, near }, reader) : null;
  if (points === null || (points.points.length === 0 && points.near === "")) return null;
  return pointWords(points, reader, points);
};

/** Location of the shops, or the address for pickups. */
type Places = {
  readonly shops: readonly Shop[];
  /** The postal code searched for shops; empty: the delivery address. */
  readonly near: string;
  /** The carrier's drop-off points; null: not shown here. */
  readonly points: { readonly points: readonly Point[]; readonly near: string; readonly isFirst: boolean } | null;
  /** Null: not shown here. */
  readonly pickUp: PickUpAddress | null;
  /** The deadline's days start at approval. */
  readonly isApprovedFirst: boolean;
};
type PickUpAddress = Parameters<typeof localLines>[0];
const NO_PLACES: Places = { shops: [], near: "", points: null, pickUp: null, isApprovedFirst: false };

const methodTexts = (reader: Reader, method: Method, { pickUp, isApprovedFirst }: Places) => ({
  ...textsOf(reader, method, pickUp),
  ...manualTexts(reader, method, isApprovedFirst),
  until: untilWords(reader, method, isApprovedFirst),
});

/** What a shopper does, or waits for, when no carrier creates the label. */
const manualTexts = (
  reader: Reader,
  method: Method,
  isApprovedFirst: boolean,
): Partial<Record<"name" | "line" | "fee", string>> => {
  const { t } = reader;
  if (method.label_source === "CARRIER") return {};
  if (method.label_source === "STORE")
    return { name: t("manual.label.name"), line: labelLine(reader, method, isApprovedFirst) };
  const own = { name: t("manual.own.name"), line: t("manual.own.line") };
  const cost = t("manual.own.cost");
  // The store's fee is shown beside the name; the carrier is paid in addition.
  return Number(method.total_fee) === 0 ? { ...own, fee: cost } : { ...own, line: `${own.line} ${cost}.` };
};

/** When the label will be ready; unknown for a return that needs approval first. */
export function labelLine({ t, locale, timeZone }: Reader, method: Method, isApprovedFirst: boolean): string {
  if (isApprovedFirst || method.label_due_at === null) return t("manual.label.lineLater");
  return t("manual.label.line", { day: formatTime(method.label_due_at, "day", { locale, timeZone }) });
}

/** Name of a method: a mailed label and a parcel shipped by the shopper have no carrier code. */
export function methodTitle(
  t: Reader["t"],
  method: Pick<Method, "label_source" | "return_method"> & Partial<Pick<Method, "needs_printer">>,
): string {
  if (method.label_source === "STORE") return t("manual.label.name");
  return method.label_source === "NONE" ? t("manual.own.name") : methodName(t, method);
}

/** Name of the carrier's method: a printed label is no code. */
export const methodName = (
  t: Reader["t"],
  { return_method, needs_printer = false }: Pick<Method, "return_method"> & Partial<Pick<Method, "needs_printer">>,
): string => t(`send.method.${return_method}`, { printer: needs_printer ? "yes" : "no" });

/** Deadline to drop it off; for pickups, the earliest visit. */
function untilWords({ t, locale, timeZone }: Reader, method: Method, isApprovedFirst: boolean): UntilWords {
  const [first] = method.pickup_slots;
  if (first) return { label: t("send.firstVisit"), text: formatDate(first.date, "day", locale), at: first.date };
  const label = t(byLabel(method));
  const { hand_over_by: by, hand_over_days: days } = method;
  if (method.label_source === "STORE" && days > 0)
    return { label: t("send.handOver"), text: t("manual.label.within", { days }), at: null };
  if (by === null) return { label: t("send.handOver"), text: t("pass.noDeadline"), at: null };
  if (isApprovedFirst) return { label: t("send.handOver"), text: t("send.afterApproval", { days }), at: null };
  return { label, text: formatTime(by, "day", { locale, timeZone }), at: by };
}

const byLabel = ({ return_method, label_source }: Method) => {
  if (label_source === "NONE") return "manual.own.sendBy";
  return return_method === "IN_STORE" ? "send.bringBy" : "send.handOverBy";
};

type UntilWords = { readonly label: string; readonly text: string; readonly at: string | null };

const textsOf = ({ t, locale }: Reader, method: Method, pickUp: PickUpAddress | null) => ({
  name: methodName(t, method),
  line: t(`send.line.${method.return_method}`, { printer: method.needs_printer ? "yes" : "no" }),
  fee: Number(method.total_fee) === 0 ? t("money.free") : moneyText(method.total_fee, method.currency, locale),
  printer: { label: t("send.printer"), text: t(method.needs_printer ? "send.needed" : "send.notNeeded") },
  packing: { label: t("send.packing"), text: t(method.needs_box ? "send.box" : "send.noBox") },
  /** The refund with this method, if shown on its card. */
  outcome: "",
  storeList: t("send.storeList"),
  pickUp: {
    address: addressWords(t),
    when: t("send.when"),
    from:
      pickUp === null
        ? t("send.pickupFrom")
        : t("send.pickupFromAddress", {
            address: localLines(pickUp).join(", "),
          }),
    comesOn: t("send.pickupDays"),
    days: method.pickup_slots.map(({ date, ranges }) => ({
      date,
      short: formatDate(date, "day", locale),
      long: formatDate(date, "longDay", locale),
      ranges: ranges.map((range) => ({ range, text: t(`send.range.${range}`) })),
    })),
  },
});
/** Texts of a fieldset for another address. */
const addressWords = (t: Reader["t"]) => ({
  otherAddress: t("send.address.otherAddress"),
  sender: t("send.address.sender"),
  ...{ name: t("send.address.name"), street: t("send.address.street") },
  ...{ postcode: t("send.address.postcode"), city: t("send.address.city") },
});

/** Texts above and in the choice between two addresses. */
export const addressChoiceWords = (
  { t, locale }: Reader,
  delivery: Delivery | null,
  own: Delivery["pickup_address"],
) => {
  const offered = offeredAddresses(delivery, own);
  if (offered === null) return null;
  const [corrected, given] = [offered.corrected, offered.given].map((one) => addressLines(one, locale).join(", "));
  return {
    ...{ title: t("send.address.didYouMean"), note: t("send.address.didYouMeanNote") },
    ...{ suggested: t("send.address.suggested"), asGiven: t("send.address.asGiven") },
    ...{ corrected: corrected ?? "", given: given ?? "", choice: offered.choice },
  };
};
export type AddressChoiceWords = NonNullable<ReturnType<typeof addressChoiceWords>>;

export type AddressWords = ReturnType<typeof addressWords>;

export type MethodWords = ReturnType<typeof methodWords>;

/** Says that the shopper keeps everything. */
export const keepWords = (
  { t }: Reader,
  {
    returned_items: items,
    requires_authorization: isRequest,
  }: Pick<Checkout, "returned_items" | "requires_authorization">,
) => ({
  title: t("send.keepingAll", { count: items.reduce((sum, item) => sum + item.quantity_returned, 0) }),
  text: isRequest ? t("send.nothingText") : `${t("send.nothingText")} ${t("send.nothingChecked")}`,
  items: items.map(({ id, image, name, quantity_returned: count }) => ({
    ...{ id, image, name },
    text: t("money.times", { item: name, count }),
  })),
});
export type KeepWords = ReturnType<typeof keepWords>;
