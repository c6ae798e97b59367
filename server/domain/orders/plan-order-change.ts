import { DomainError } from "@/server/kernel/domain-error";
import { frozenMembers } from "./frozen-members";
import { isStoreCreditMethod, type OrderContent } from "./order-content";
import type { Order, OrderLine, OrderPayment } from "./types";

/** What depends on an order and can't be removed while a return exists. */
export type OrderTies = {
  hasLiveReturn: boolean;
  /** Our IDs of lines with units in any return, live or not. */
  returnedLineIds: ReadonlySet<string>;
  /** Our IDs of payments that payouts went to or will go to, with the amounts. */
  payoutsMinor: ReadonlyMap<string, number>;
};

export const NO_TIES: OrderTies = { hasLiveReturn: false, returnedLineIds: new Set(), payoutsMinor: new Map() };

type Change = { current: Order; content: OrderContent; ties: OrderTies; nextId: (kind: "li" | "pay") => string };

/**
 * Returns the lines and payments of an order after new content: our IDs stay as long as the platform's IDs stay, and a
 * known refunded amount never decreases. With a live return, only fulfillment, delivery and payments may differ
 * (decisions.md 11).
 * @throws DomainError ORDER_CHANGE_REFUSED naming what differs
 */
export function planOrderChange(change: Change): { lines: OrderLine[]; payments: OrderPayment[] } {
  const { current, content, ties } = change;
  if (ties.hasLiveReturn) refuseFrozenDifferences(current, content);
  const lines = assignLines(change);
  const payments = assignPayments(change);
  const kept = new Set(lines.map(({ id }) => id));
  const lost = current.lines.find(({ id }) => ties.returnedLineIds.has(id) && !kept.has(id));
  if (lost !== undefined)
    throw refused(`line item ${lost.platformLineItemId} belongs to a return and cannot be removed`);
  return { lines, payments };
}

/** Creates the lines and payments of a new order. */
export const assignLines = ({ current, content, nextId }: Pick<Change, "content" | "nextId"> & { current?: Order }) => {
  const known = new Map(current?.lines.map((line) => [line.platformLineItemId, line]));
  return content.lines.map((line, position): OrderLine => {
    const before = known.get(line.platformLineItemId);
    // Staff may have entered these for a parcel that crosses a border: a push without them doesn't remove them.
    const customs = {
      hsCode: line.hsCode || (before?.hsCode ?? ""),
      originCountry: line.originCountry || (before?.originCountry ?? ""),
    };
    return { ...line, ...customs, id: before?.id ?? nextId("li"), position };
  });
};

export const assignPayments = (
  call: Pick<Change, "content" | "nextId"> & { current?: Order; ties?: OrderTies },
): OrderPayment[] => {
  const { current, content, ties = NO_TIES, nextId } = call;
  const known = new Map(current?.payments.map((payment) => [payment.platformPaymentId, payment]));
  const payments = content.payments.map(({ capturedTotalMinor: _, ...payment }, position): OrderPayment => {
    const before = known.get(payment.platformPaymentId);
    const paidOutMinor = before === undefined ? 0 : (ties.payoutsMinor.get(before.id) ?? 0);
    const isShared = payment.sharedPaymentId !== undefined;
    const knownMinor = isShared ? 0 : (before?.refundedMinor ?? 0);
    const goneMinor = Math.max(knownMinor, paidOutMinor) + (before?.carriedMinor ?? 0);
    if (payment.capturedMinor < goneMinor)
      throw refused(
        `payment ${payment.platformPaymentId} was already refunded, or used for an exchange, by more than its new captured amount`,
      );
    return {
      ...payment,
      id: before?.id ?? nextId("pay"),
      position,
      isStoreCredit: isStoreCreditMethod(payment.method),
      // The shop's refunds of a shared payment are one figure, stored with the payment.
      refundedMinor: isShared ? 0 : Math.max(payment.refundedMinor, knownMinor),
      carriedMinor: before?.carriedMinor ?? 0,
    };
  });
  const kept = new Set(payments.map(({ id }) => id));
  const isTied = ({ id, carriedMinor }: OrderPayment) => ties.payoutsMinor.has(id) || carriedMinor > 0;
  const lost = current?.payments.find((payment) => isTied(payment) && !kept.has(payment.id));
  if (lost !== undefined)
    throw refused(`payment ${lost.platformPaymentId} belongs to a refund or an exchange and cannot be removed`);
  return payments;
};

const ORDER_FIELDS = frozenMembers("orders");
const LINE_FIELDS = frozenMembers("order_lines");

function refuseFrozenDifferences(current: Order, content: OrderContent): void {
  const differing = namesThatDiffer(ORDER_FIELDS, current, content);
  const now = new Map(content.lines.map((line) => [line.platformLineItemId, line]));
  for (const line of current.lines) {
    const next = now.get(line.platformLineItemId);
    now.delete(line.platformLineItemId);
    if (next === undefined) differing.push(`line item ${line.platformLineItemId} is gone`);
    else
      differing.push(
        ...namesThatDiffer(LINE_FIELDS, line, next).map((name) => `${name} of line item ${line.platformLineItemId}`),
      );
  }
  for (const id of now.keys()) differing.push(`line item ${id} is new`);
  // Odd minor units go to the first lines, so another order of lines would change the value of the units still with the
  // shopper.
  const isMoved = content.lines.some(
    (line, place) => current.lines[place]?.platformLineItemId !== line.platformLineItemId,
  );
  if (differing.length === 0 && isMoved) differing.push("the sequence of the line items");
  if (differing.length === 0) return;
  const more = differing.length > MOST_NAMED ? ` and ${differing.length - MOST_NAMED} more` : "";
  throw refused(
    "it has an open return, so only fulfillment, delivery and payments can change; differences: " +
      `${differing.slice(0, MOST_NAMED).join(", ")}${more}`,
  );
}

const MOST_NAMED = 5;

const namesThatDiffer = (fields: Readonly<Record<string, string>>, before: object, after: object): string[] =>
  Object.entries(fields)
    .filter(([name]) => !isSame(member(before, name), member(after, name)))
    .map(([, wireName]) => wireName);

const member = (value: object, name: string): unknown => (value as Record<string, unknown>)[name];

/** Compares values of a row and a request: text, numbers, lists, and objects with members in any order. */
const isSame = (left: unknown, right: unknown): boolean => {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => isSame(member(left, name), member(right, name)));
};

const refused = (why: string): DomainError =>
  new DomainError({ reason: "ORDER_CHANGE_REFUSED", message: `The order cannot change: ${why}.` });
