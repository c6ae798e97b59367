import { addressLines, localLines } from "@/components/ui/address-lines";
import { formatDate, formatTime } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { type Point, pointWords } from "./point-words";
import { type Delivery, offeredAddresses, type Way } from "./send-view";
import { type PlaceWords, type Shop, shopWords } from "./shop-list";

/** What the form says around its cards: made on the server, so that the browser gets these texts alone. */
export const sendWords = ({ t }: Reader, { isSlip, mostParcels = 1 }: { isSlip: boolean; mostParcels?: number }) => ({
  legend: t("send.legend"),
  /** What stands beside: the slip, or the sum alone. */
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

/** The press that counts. `isRequest`: somebody has to allow it. `isOwed`: it is paid first, on the next screen. */
export const confirmWords = ({ t }: Reader, { isRequest, isOwed }: { isRequest: boolean; isOwed: boolean }) => {
  if (isOwed) return { label: t("pay.toPayment"), pending: t("shell.saving") };
  return {
    label: t(isRequest ? "send.request" : "send.confirm"),
    pending: t(isRequest ? "send.requesting" : "send.confirming"),
  };
};
export type ConfirmWords = ReturnType<typeof confirmWords>;

/** What the card of one way says: what it costs, what it needs, and when somebody could come. */
export const wayWords = (reader: Reader, way: Way, places: Places = NO_PLACES) => ({
  ...wayTexts(reader, way, places),
  places: placeWords(reader, way, places),
});

/** Where it can be brought; null where it is fetched, or nobody knows. */
const placeWords = (reader: Reader, way: Way, { shops, near, points }: Places): PlaceWords | null => {
  if (way.return_method === "IN_STORE") return shops.length > 0 ? shopWords({ shops, near }, reader) : null;
  if (points === null || (points.points.length === 0 && points.near === "")) return null;
  return pointWords(points, reader, points);
};

/** Where shops are, and where a driver would come. */
type Places = {
  readonly shops: readonly Shop[];
  /** The postal code that the shops were searched with; empty: by the delivery. */
  readonly near: string;
  /** Counters of this way's carrier; null: not said here. */
  readonly points: { readonly points: readonly Point[]; readonly near: string; readonly isFirst: boolean } | null;
  /** Null: not said here. */
  readonly pickUp: PickUpAddress | null;
  /** The days to hand it over count from an approval. */
  readonly isApprovedFirst: boolean;
};
type PickUpAddress = Parameters<typeof localLines>[0];
const NO_PLACES: Places = { shops: [], near: "", points: null, pickUp: null, isApprovedFirst: false };

const wayTexts = (reader: Reader, way: Way, { pickUp, isApprovedFirst }: Places) => ({
  ...textsOf(reader, way, pickUp),
  ...manualTexts(reader, way, isApprovedFirst),
  until: untilWords(reader, way, isApprovedFirst),
});

/** What a shopper does, or waits for, where no carrier makes the label. */
const manualTexts = (
  reader: Reader,
  way: Way,
  isApprovedFirst: boolean,
): Partial<Record<"name" | "line" | "fee", string>> => {
  const { t } = reader;
  if (way.label_source === "CARRIER") return {};
  if (way.label_source === "STORE")
    return { name: t("manual.label.name"), line: labelLine(reader, way, isApprovedFirst) };
  const own = { name: t("manual.own.name"), line: t("manual.own.line") };
  const cost = t("manual.own.cost");
  // What the store charges stands at the name; the carrier is paid all the same.
  return Number(way.total_fee) === 0 ? { ...own, fee: cost } : { ...own, line: `${own.line} ${cost}.` };
};

/** By when the label comes; of a return that has to be approved first nobody knows. */
export function labelLine({ t, locale, timeZone }: Reader, way: Way, isApprovedFirst: boolean): string {
  if (isApprovedFirst || way.label_due_at === null) return t("manual.label.lineLater");
  return t("manual.label.line", { day: formatTime(way.label_due_at, "day", { locale, timeZone }) });
}

/** How a way is called: a label by mail and a parcel that the shopper ships have no carrier's code. */
export function wayName(
  t: Reader["t"],
  way: Pick<Way, "label_source" | "return_method"> & Partial<Pick<Way, "needs_printer">>,
): string {
  if (way.label_source === "STORE") return t("manual.label.name");
  return way.label_source === "NONE" ? t("manual.own.name") : methodName(t, way);
}

/** How the carrier's way is called: a label that is printed is no code. */
export const methodName = (
  t: Reader["t"],
  { return_method, needs_printer = false }: Pick<Way, "return_method"> & Partial<Pick<Way, "needs_printer">>,
): string => t(`send.method.${return_method}`, { printer: needs_printer ? "yes" : "no" });

/** By when it is handed over; of a driver, when one could come first. */
function untilWords({ t, locale, timeZone }: Reader, way: Way, isApprovedFirst: boolean): UntilWords {
  const [first] = way.pickup_slots;
  if (first) return { label: t("send.firstVisit"), text: formatDate(first.date, "day", locale), at: first.date };
  const label = t(byLabel(way));
  const { hand_over_by: by, hand_over_days: days } = way;
  if (way.label_source === "STORE" && days > 0)
    return { label: t("send.handOver"), text: t("manual.label.within", { days }), at: null };
  if (by === null) return { label: t("send.handOver"), text: t("pass.noDeadline"), at: null };
  if (isApprovedFirst) return { label: t("send.handOver"), text: t("send.afterApproval", { days }), at: null };
  return { label, text: formatTime(by, "day", { locale, timeZone }), at: by };
}

const byLabel = ({ return_method, label_source }: Way) => {
  if (label_source === "NONE") return "manual.own.sendBy";
  return return_method === "IN_STORE" ? "send.bringBy" : "send.handOverBy";
};

type UntilWords = { readonly label: string; readonly text: string; readonly at: string | null };

const textsOf = ({ t, locale }: Reader, way: Way, pickUp: PickUpAddress | null) => ({
  name: methodName(t, way),
  line: t(`send.line.${way.return_method}`, { printer: way.needs_printer ? "yes" : "no" }),
  fee: Number(way.total_fee) === 0 ? t("money.free") : moneyText(way.total_fee, way.currency, locale),
  printer: { label: t("send.printer"), text: t(way.needs_printer ? "send.needed" : "send.notNeeded") },
  packing: { label: t("send.packing"), text: t(way.needs_box ? "send.box" : "send.noBox") },
  /** What comes back by this way, where that is said on its card. */
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
    days: way.pickup_slots.map(({ date, ranges }) => ({
      date,
      short: formatDate(date, "day", locale),
      long: formatDate(date, "longDay", locale),
      ranges: ranges.map((range) => ({ range, text: t(`send.range.${range}`) })),
    })),
  },
});
/** What a field set for another address says. */
const addressWords = (t: Reader["t"]) => ({
  otherAddress: t("send.address.otherAddress"),
  sender: t("send.address.sender"),
  ...{ name: t("send.address.name"), street: t("send.address.street") },
  ...{ postcode: t("send.address.postcode"), city: t("send.address.city") },
});

/** What stands over and in the two addresses of which one is chosen. */
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

export type WayWords = ReturnType<typeof wayWords>;

/** That everything stays with the shopper. */
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
