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
export type OrderPaymentContent = Omit<OrderPayment, "id" | "position" | "isStoreCredit">;

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
    })),
  });

/**
 * The content as one text that is the same for the same content, however its members were ordered: what is hashed to
 * see that nothing changed.
 */
export const contentText = (content: OrderContent): string => JSON.stringify(sortMembers(content));

const sortMembers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sortMembers(member)]));
};
