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

/** What a file holds of an order, in the shape of the wire but not checked. */
export type RawOrder = {
  orderNumber: string;
  content: unknown;
  /** Place of the payment that took the rest of the total; null: every amount was given. */
  restPayment: number | null;
  rows: number[];
  /** Field of the mapping → its column in the file. */
  columns?: Readonly<Record<string, string>>;
  /** The row of each line item. */
  lineRows?: readonly number[];
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
  column?: string;
  message?: string;
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

/** A file may come from anywhere: what nobody can be written to at is told before the first email fails. */
const wrongEmail = ({ email, shipping_address: address }: z.output<typeof OrderContent>) => {
  const told = { email, "shipping_address.email": address?.email ?? "" };
  const wrong = Object.entries(told).find(([, text]) => text.trim() !== "" && !isEmailAddress(text.trim()));
  if (wrong === undefined) return null;
  const [path, text] = wrong;
  return { path, message: `${EMAIL_EXPECTED}, not ${shownValue(text, "PERSON")}` };
};
