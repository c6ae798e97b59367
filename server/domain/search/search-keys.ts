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

/** Returns everything by which people search for a return, each in the spelling used for comparison. */
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

/** Longer keys are cut: nobody types more, and an index limits the length of its keys. */
const LONGEST_KEY = 200;

/**
 * Returns everything by which people search for an order. Its number as shoppers type it and its ID are looked up as a
 * whole.
 */
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
 * "Noor de Wit" is found by each of its endings: "noor de wit", "de wit", "wit", and as "de wit noor"; "Søren" also as
 * typed on a keyboard without that letter.
 */
export const nameKeys = ({ firstName, lastName }: Pick<ReturnProcess, "firstName" | "lastName">): SearchKey[] => {
  const words = plain(`${firstName} ${lastName}`).split(" ");
  const texts = [...words.map((_, index) => words.slice(index).join(" ")), plain(`${lastName} ${firstName}`)];
  return [...new Set(texts.flatMap((text) => [text, folded(text)]))].map((text) => key("NAME", text));
};

/** Fewer digits would match the end of too many numbers. */
const FEWEST_DIGITS = 5;

/**
 * A number is found by its last digits, so it is stored reversed and searched by prefix. Marked, so that it isn't
 * mistaken for another number.
 */
export const phoneKeys = (phone: string): SearchKey[] => {
  const digits = phone.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length < FEWEST_DIGITS ? [] : [key("PHONE", `tel:${Array.from(digits).reverse().join("")}`)];
};

const LETTERS: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i" };

/** Replaces letters that aren't accented forms of others by their usual spelling without them. */
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

/** The same without the separators that people put in numbers. */
export const compactKey = (text: string): string => plain(text).replaceAll(/[\s#._/-]/g, "");

/** Returns the text that a key was made from, as people wrote it; the key itself if none matches. */
export const asWritten = (key: string, texts: readonly string[]): string =>
  texts.find((text) => compactKey(text) === key) ?? key;

/** With fewer letters, nearly everything would match. */
const FEWEST_FOR_BEGINNING = 3;

/** Returns what to search for: the spellings of a text, and whether a prefix match is enough. Empty for empty text. */
export const searchTexts = (query: string): { texts: string[]; isBeginningEnough: boolean } => {
  const phones = /^[\d\s+()./-]+$/.test(query) ? phoneKeys(query).map(({ key: text }) => text) : [];
  const spelled = [plain(query).replace(/^#/, ""), compactKey(query), ...phones];
  const texts = [...new Set(spelled)].filter((text) => text !== "");
  return { texts, isBeginningEnough: texts.every((text) => text.length >= FEWEST_FOR_BEGINNING) };
};
