import type { SearchKind } from "@/contract/vocabulary/search";
import type { ReturnProcess } from "../process/types";

export type SearchKey = { kind: SearchKind; key: string };

type Searched = Pick<
  ReturnProcess,
  "id" | "returnCode" | "platformProcessId" | "email" | "phone" | "firstName" | "lastName"
> & {
  order: Pick<ReturnProcess["order"], "orderNumber" | "name" | "lines" | "shippingAddress">;
  units: readonly Pick<ReturnProcess["units"][number], "orderLineId">[];
  shipments: readonly Pick<ReturnProcess["shipments"][number], "trackingNumber">[];
};

export type SearchedOrder = Pick<
  ReturnProcess["order"],
  "orderNumber" | "name" | "platformOrderId" | "email" | "phone" | "firstName" | "lastName" | "shippingAddress"
>;

/** Everything by which people look for a return, each in the spelling in which it is compared. */
export const searchKeys = (process: Searched): SearchKey[] => {
  const { order } = process;
  const returned = new Set(process.units.map(({ orderLineId }) => orderLineId));
  const skus = order.lines.filter(({ id }) => returned.has(id)).map(({ sku }) => sku);
  const keys: SearchKey[] = [
    { kind: "RETURN_CODE", key: compactKey(process.returnCode) },
    { kind: "RETURN_CODE", key: compactKey(process.returnCode).replace(/^rt/, "") },
    { kind: "PROCESS_ID", key: compactKey(process.id) },
    { kind: "PLATFORM_ID", key: compactKey(process.platformProcessId) },
    ...[order.orderNumber, order.name].map((number) => key("ORDER_NUMBER", compactKey(number))),
    { kind: "EMAIL", key: plain(process.email) },
    ...nameKeys(process),
    ...process.shipments.map(({ trackingNumber }) => key("TRACKING_NUMBER", compactKey(trackingNumber))),
    ...skus.map((sku) => key("SKU", compactKey(sku))),
    { kind: "POSTAL_CODE", key: compactKey(order.shippingAddress.postcode) },
    ...phoneKeys(process.phone),
  ];
  const known = new Set<string>();
  return keys.filter(({ kind, key: text }) => {
    const name = `${kind} ${text}`;
    if (text === "" || known.has(name)) return false;
    known.add(name);
    return true;
  });
};

/** Longer ones end here: nobody types more, and an index takes no key of any length. */
const LONGEST_KEY = 200;

/** Everything by which people look for an order. Its number as shoppers type it and its id are looked up whole. */
export const orderSearchKeys = (order: SearchedOrder): string[] => {
  const numbers = [order.orderNumber, order.name, order.platformOrderId, order.shippingAddress.postcode];
  const keys = [
    ...numbers.map(compactKey),
    plain(order.email),
    ...[...nameKeys(order), ...phoneKeys(order.phone)].map(({ key: text }) => text),
  ];
  return [...new Set(keys.map((text) => text.slice(0, LONGEST_KEY)))].filter((text) => text !== "");
};

const key = (kind: SearchKind, text: string): SearchKey => ({ kind, key: text });

/**
 * "Noor de Wit" is found by each end of it: "noor de wit", "de wit", "wit", and as "de wit noor"; "Søren" also as people
 * type it who have no such letter.
 */
export const nameKeys = ({ firstName, lastName }: Pick<ReturnProcess, "firstName" | "lastName">): SearchKey[] => {
  const words = plain(`${firstName} ${lastName}`).split(" ");
  const texts = [...words.map((_, index) => words.slice(index).join(" ")), plain(`${lastName} ${firstName}`)];
  return [...new Set(texts.flatMap((text) => [text, folded(text)]))].map((text) => key("NAME", text));
};

/** Fewer are the end of too many numbers. */
const FEWEST_DIGITS = 5;

/** A number is found by its last digits: read from its end they are a beginning. Marked, so that it is no other number. */
export const phoneKeys = (phone: string): SearchKey[] => {
  const digits = phone.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length < FEWEST_DIGITS ? [] : [key("PHONE", `tel:${Array.from(digits).reverse().join("")}`)];
};

const LETTERS: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i" };

/** Letters that are no others with an accent, as they are written without them. */
const folded = (text: string): string => text.replaceAll(/[øłđðþæœı]/g, (letter) => LETTERS[letter] ?? letter);

/** Lower case, no accents, single spaces. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .trim()
    .replaceAll(/\s+/g, " ");

/** The same without what people put between the parts of a number. */
export const compactKey = (text: string): string => plain(text).replaceAll(/[\s#._/-]/g, "");

/** The text that a key was made of, as people wrote it; the key itself where none of them is. */
export const asWritten = (key: string, texts: readonly string[]): string =>
  texts.find((text) => compactKey(text) === key) ?? key;

/** With fewer letters nearly everything begins like it. */
const FEWEST_FOR_BEGINNING = 3;

/** What to look for: the spellings of a text, and whether its beginning is enough. Empty for a text of nothing. */
export const searchTexts = (query: string): { texts: string[]; isBeginningEnough: boolean } => {
  const phones = /^[\d\s+()./-]+$/.test(query) ? phoneKeys(query).map(({ key: text }) => text) : [];
  const spelled = [plain(query).replace(/^#/, ""), compactKey(query), ...phones];
  const texts = [...new Set(spelled)].filter((text) => text !== "");
  return { texts, isBeginningEnough: texts.every((text) => text.length >= FEWEST_FOR_BEGINNING) };
};
