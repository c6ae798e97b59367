import { OrderContent } from "@/contract/admin/orders";
import { fillRestPayment } from "@/server/domain/orders/fill-rest-payment";
import type { ImportEntry } from "@/server/domain/orders/import-entry";
import { DomainError } from "@/server/kernel/domain-error";
import { fromWire } from "@/server/kernel/wire-names";
import { fieldName, issueWords } from "./issue-words";
import { readOrderContent } from "./read-order-content";

/** What a file holds of an order, in the shape of the wire but not checked. */
export type RawOrder = {
  orderNumber: string;
  content: unknown;
  /** Place of the payment that took the rest of the total; null: every amount was given. */
  restPayment: number | null;
  rows: number[];
};

/** A row that could not be read. */
export type RawRefusal = {
  kind: "refusal";
  rows: number[];
  orderNumber: string;
  reason: string;
  detail: string;
  isForeseen: boolean;
  field?: string;
  hint?: string;
  isWholeOrder?: boolean;
  isConsequence?: boolean;
};

/** What a file yields, for the import. */
export const readFileEntry = (entry: (RawOrder & { kind: "order" }) | RawRefusal): ImportEntry => {
  if (entry.kind === "order") return readOrderEntry(entry);
  return { ...entry, kind: "refused" };
};

const LONGEST_NUMBER = 128;
/** The report groups rows by the reason, so the reason holds nothing of the row. */
const WORDS = issueWords({ isValueShown: false });

/** Holds an order of a file to the same contract as a PUT. */
const readOrderEntry = ({ orderNumber, content, restPayment, rows }: RawOrder): ImportEntry => {
  const refused = (reason: string, detail = "", field = ""): ImportEntry => ({
    kind: "refused",
    orderNumber,
    rows,
    reason,
    detail,
    field,
    isWholeOrder: true,
  });
  if (orderNumber.length > LONGEST_NUMBER || orderNumber.includes("\u0000") || !orderNumber.isWellFormed())
    return refused("the order number is no identifier of 1 to 128 characters");
  const parsed = OrderContent.safeParse(content, { error: WORDS });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path ?? [];
    const reason = `${fieldName(path.filter((part) => typeof part !== "number"))}: ${issue?.message}`;
    return refused(reason, path.some((part) => typeof part === "number") ? fieldName(path) : "", fieldName(path));
  }
  try {
    const read = readOrderContent(orderNumber, fromWire(OrderContent, parsed.data));
    return { kind: "order", rows, content: restPayment === null ? read : fillRestPayment(read, restPayment) };
  } catch (error) {
    if (error instanceof DomainError) return refused("amounts are too large", error.message);
    throw error;
  }
};
