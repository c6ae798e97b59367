import type { z } from "zod";
import { OrderContent } from "@/contract/admin/orders";
import { EMAIL_EXPECTED, isEmailAddress } from "@/contract/vocabulary/mail-address";
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
  isWholeOrder?: boolean;
  isConsequence?: boolean;
};

/** Converts an entry of a file to an entry of the import. */
export const readFileEntry = (entry: (RawOrder & { kind: "order" }) | RawRefusal): ImportEntry => {
  if (entry.kind === "order") return readOrderEntry(entry);
  return { ...entry, kind: "refused" };
};

const LONGEST_NUMBER = 128;
/** The report groups rows by reason, so the reason must not contain values of the row. */
const WORDS = issueWords({ isValueShown: false });

/** Validates an order of a file by the same contract as a PUT. */
const readOrderEntry = ({ orderNumber, content, restPayment, ...places }: RawOrder): ImportEntry => {
  const { rows } = places;
  const refused = (path: string, { reason, detail = "", message = reason }: Why): ImportEntry => ({
    ...{ kind: "refused", orderNumber, rows, reason, detail, message, isWholeOrder: true },
    ...(path === "" ? {} : placeInFile(path, places)),
  });
  if (orderNumber.length > LONGEST_NUMBER || orderNumber.includes("\u0000") || !orderNumber.isWellFormed())
    return refused("order_number", { reason: `must be text of 1 to ${LONGEST_NUMBER} characters` });
  const parsed = OrderContent.safeParse(content, { error: WORDS });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refused(fieldName(issue?.path ?? []), { reason: issue?.message ?? "must be an order" });
  }
  const email = wrongEmail(parsed.data);
  if (email !== null) return refused(email.path, { reason: EMAIL_EXPECTED, message: email.message });
  try {
    const read = readOrderContent(orderNumber, fromWire(OrderContent, parsed.data));
    return { kind: "order", ...places, content: restPayment === null ? read : fillRestPayment(read, restPayment) };
  } catch (error) {
    if (error instanceof DomainError)
      return refused("", { reason: "the amounts of the order are too large", detail: error.message });
    throw error;
  }
};

type Why = { reason: string; detail?: string; message?: string };

/** Files come from any source, so invalid email addresses are reported here, before an email to them fails. */
const wrongEmail = ({ email, shipping_address: address }: z.output<typeof OrderContent>) => {
  const told = { email, "shipping_address.email": address?.email ?? "" };
  const wrong = Object.entries(told).find(([, text]) => text.trim() !== "" && !isEmailAddress(text.trim()));
  if (wrong === undefined) return null;
  const [path, text] = wrong;
  return { path, message: `${EMAIL_EXPECTED}, not ${shownValue(text, "PERSON")}` };
};
