import { orderMoney } from "./order-money";
import type { Order, OrderLine, OrderPayment } from "./types";

/** What a shop pushes of an order (decisions.md 11): everything but what we add to it. Times are UTC texts. */
export type OrderContent = Omit<
  Order,
  "id" | "groupId" | "ecommerceId" | "lookupEmail" | "lookupPostcode" | "contentHash" | "lines" | "payments"
> & {
  lines: OrderLineContent[];
  payments: OrderPaymentContent[];
};

export type OrderLineContent = Omit<OrderLine, "id" | "position">;
export type OrderPaymentContent = Omit<OrderPayment, "id" | "position" | "isStoreCredit" | "carriedMinor">;

/** Credit of the shop itself goes back as credit first (domain.md, money rule 6). */
export const isStoreCreditMethod = (method: string): boolean => /^store[\s_-]?credit$/i.test(method.trim());

/** The money of a content; lines and payments go by their platform's ids. */
export const contentMoney = (content: OrderContent) =>
  orderMoney({
    ...content,
    id: "",
    groupId: "",
    ecommerceId: "",
    lookupEmail: "",
    lookupPostcode: "",
    contentHash: "",
    lines: content.lines.map((line, position) => ({ ...line, id: line.platformLineItemId, position })),
    payments: content.payments.map((payment, position) => ({
      ...payment,
      id: payment.platformPaymentId,
      position,
      isStoreCredit: isStoreCreditMethod(payment.method),
      carriedMinor: 0,
    })),
  });

/**
 * The content as one text, the same for the same content: what is hashed to see that nothing changed. Its members come
 * from the code that reads them and stand in one order; only the options of a line come as they were sent.
 */
export const contentText = (content: OrderContent): string =>
  JSON.stringify({ ...content, lines: content.lines.map(withSortedOptions) });

const withSortedOptions = (line: OrderLineContent): OrderLineContent => {
  const options = Object.entries(line.options);
  if (options.length < 2) return line;
  options.sort(([left], [right]) => (left < right ? -1 : 1));
  return { ...line, options: Object.fromEntries(options) };
};
