import { formatDate } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import type { Way } from "./send-view";

/** What the form says around its cards: made on the server, so that the browser gets these texts alone. */
export const sendWords = ({ t }: Reader) => ({
  legend: t("send.legend"),
  update: t("shell.update"),
  youGetBack: t("money.youGetBack"),
  totalOpen: t("send.totalOpen"),
});
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
export const wayWords = ({ t, locale }: Reader, way: Way) => ({
  name: t(`send.method.${way.return_method}`),
  line: t(`send.line.${way.return_method}`, { printer: way.needs_printer ? "yes" : "no" }),
  fee: Number(way.total_fee) === 0 ? t("money.free") : moneyText(way.total_fee, way.currency, locale),
  printer: { label: t("send.printer"), text: t(way.needs_printer ? "send.needed" : "send.notNeeded") },
  packing: { label: t("send.packing"), text: t(way.needs_box ? "send.box" : "send.noBox") },
  carrier: t("send.carrier"),
  storeList: t("send.storeList"),
  pickUp: {
    when: t("send.when"),
    from: t("send.pickupFrom"),
    days: way.pickup_slots.map(({ date, ranges }) => ({
      date,
      short: formatDate(date, "day", locale),
      long: formatDate(date, "longDay", locale),
      ranges: ranges.map((range) => ({ range, text: t(`send.range.${range}`) })),
    })),
  },
});
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
