import type { Delimiter } from "@/contract/vocabulary/order-file/csv-rows";
import type { Sample } from "./read-sample";

/** What a file of returns says, and what people call it; compared without case, blanks and marks. */
export const RETURN_FIELDS = [
  ["order", "Order number", ["order", "order number", "order no", "order name", "bestellnummer", "número de pedido"]],
  ["email", "Email of the order", ["email", "e-mail", "customer email", "correo"]],
  ["item", "Item (SKU or line id)", ["item", "sku", "line item id", "lineitem sku", "article number", "artikelnummer"]],
  ["reason", "Reason", ["reason", "return reason", "grund", "motivo", "raison"]],
  ["quantity", "Quantity", ["quantity", "qty", "menge", "anzahl", "cantidad"]],
  ["lang", "Language of the shopper", ["lang", "language", "sprache", "idioma"]],
] as const satisfies readonly (readonly [string, string, readonly string[]])[];

export type ReturnField = (typeof RETURN_FIELDS)[number][0];
export type ReturnColumns = Partial<Record<ReturnField, string>>;

/** Without a quantity it is one; without a language it is English. */
export const REQUIRED_RETURN_FIELDS: readonly ReturnField[] = ["order", "email", "item", "reason"];

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Which column says what, by their names; each column once. */
export const guessReturnColumns = (header: readonly string[]): ReturnColumns => {
  const found: ReturnColumns = {};
  for (const [field, , names] of RETURN_FIELDS)
    for (const name of names)
      found[field] ??= header.find((each) => bare(each) === bare(name) && !Object.values(found).includes(each));
  return found;
};

/** Fields that no column fills, although no return can be made without them. */
export const missingReturnFields = (columns: ReturnColumns): string[] =>
  RETURN_FIELDS.filter(([field]) => REQUIRED_RETURN_FIELDS.includes(field) && !columns[field]).map(
    ([, label]) => label,
  );

/** How a file of returns is written, and which column says what. */
export type ReturnMapping = { encoding: Sample["encoding"]; delimiter: Delimiter; columns: ReturnColumns };

/** The choice as the server takes it. */
export const returnMappingJson = ({ encoding, delimiter, columns }: ReturnMapping): string =>
  JSON.stringify({
    encoding,
    delimiter,
    columns: Object.fromEntries(Object.entries(columns).filter(([, name]) => name)),
  });
