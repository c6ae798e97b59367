import type { z } from "zod";
import { OrderContent } from "@/contract/admin/orders";
import { EMAIL_EXPECTED } from "@/contract/vocabulary/mail-address";
import { shownValue } from "@/contract/vocabulary/order-file/shown-value";
import { placeInFile } from "@/server/domain/orders/file-place";
import { fillRestPayment } from "@/server/domain/orders/fill-rest-payment";
import type { ImportEntry } from "@/server/domain/orders/import-entry";
import { DomainError } from "@/server/kernel/domain-error";
import { fromWire } from "@/server/kernel/wire-names";
import { fieldName, issueWords } from "./issue-words";
import { readOrderContent } from "./read-order-content";

/** An order read from a file, in the shape of the API but not validated. */
export type RawOrder = {
  orderNumber: string;
  content: unknown;
  /** Index of the payment that received the rest of the total; null if every amount was given. */
  restPayment: number | null;
  rows: number[];
  /** Column in the file by field of the mapping. */
  columns?: Readonly<Record<string, string>>;
  /** Row of each line item. */
  lineRows?: readonly number[];
};

/** A row that couldn't be read. */
export type RawRefusal = {
  kind: "refusal";
  rows: number[];
  orderNumber: string;
  reason: string;
  detail: string;
  isForeseen: boolean;
  field?: string;
  column?: string;
  message?: string;
  row?: number;
  isWholeOrder?: boolean;
  isConsequence?: boolean;
};

/** Converts an entry of a file to entries of the import: an order with several problems is rejected with each. */
export const readFileEntry = (entry: (RawOrder & { kind: "order" }) | RawRefusal): readonly ImportEntry[] => {
  if (entry.kind === "order") return readOrderEntry(entry);
  return [{ ...entry, kind: "refused" }];
};

const LONGEST_NUMBER = 128;
/** The report groups rows by reason, so the reason must not contain values of the row. */
const WORDS = issueWords({ isValueShown: false });

/** Validates an order of a file by the same contract as a PUT. */
const readOrderEntry = ({ orderNumber, content, restPayment, ...places }: RawOrder): readonly ImportEntry[] => {
  // The first problem rejects the order with its rows; the others only report themselves.
  const refused = (...problems: Why[]): readonly ImportEntry[] =>
    problems.slice(0, MOST_PROBLEMS).map(({ path = "", reason, detail = "", message = reason }, place) => ({
      ...{ kind: "refused", orderNumber, reason, detail, message },
      ...(place === 0 ? { rows: places.rows, isWholeOrder: true } : { rows: [], row: places.rows[0] }),
      ...(path === "" ? {} : placeInFile(path, places)),
    }));
  if (orderNumber.length > LONGEST_NUMBER || orderNumber.includes("\u0000") || !orderNumber.isWellFormed())
    return refused({ path: "order_number", reason: `must be text of 1 to ${LONGEST_NUMBER} characters` });
  const parsed = OrderContent.safeParse(content, { error: WORDS, reportInput: true });
  if (!parsed.success)
    return refused(
      ...firstOfEach(parsed.error.issues).map(({ path, message, input }) => ({
        ...{ path: fieldName(path), reason: message },
        // Of an email address, a report may show the domain.
        message: message === EMAIL_EXPECTED ? `${message}, not ${shownValue(String(input), "PERSON")}` : message,
      })),
    );
  try {
    const read = readOrderContent(orderNumber, fromWire(OrderContent, parsed.data));
    return [{ kind: "order", ...places, content: restPayment === null ? read : fillRestPayment(read, restPayment) }];
  } catch (error) {
    if (error instanceof DomainError)
      return refused({ reason: "the amounts of the order are too large", detail: error.message });
    throw error;
  }
};

type Why = { path?: string; reason: string; detail?: string; message?: string };

/** A value that breaks two rules is one error to correct. */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] =>
  [...new Map(issues.toReversed().map((issue) => [fieldName(issue.path), issue])).values()].toReversed();

/** Of one order: a report has room for a thousand. */
const MOST_PROBLEMS = 20;
