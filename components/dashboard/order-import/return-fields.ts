import type { Delimiter } from "@/contract/vocabulary/order-file/csv-rows";
import { type AmountForm, guessAmounts } from "@/contract/vocabulary/order-file/mapping";
import { namesOf } from "@/contract/vocabulary/order-file/order-fields";
import type { Sample } from "./read-sample";

/** What a file of returns says, and what people call it; compared without case, blanks and marks. */
export const RETURN_FIELDS = [
  ["order", "Order number", ["order", "order number", "order no", "order name", "bestellnummer", "número de pedido"]],
  ["email", "Email of the order", ["email", "e-mail", "customer email", "correo"]],
  ["item", "Item (SKU or line id)", ["item", "sku", "line item id", "lineitem sku", "article number", "artikelnummer"]],
  ["reason", "Reason", ["reason", "return reason", "grund", "motivo", "raison"]],
  ["quantity", "Quantity", ["quantity", "qty", "menge", "anzahl", "cantidad"]],
  ["lang", "Language of the shopper", ["lang", "language", "sprache", "idioma"]],
  ["full_name", "Full name", ["customer name", "full name", "name", "kunde", "cliente", "client"]],
  ["first_name", "First name", ["first name", "vorname", "nombre", "prénom", "nome"]],
  ["last_name", "Last name", ["last name", "surname", "nachname", "apellido", "apellidos", "nom", "cognome"]],
  ["payment_method", "Payment method", [...namesOf("payments.method")]],
  ["refunded", "Refunded already (whole order)", [...namesOf("payments.refunded")]],
  ["tax", "Tax of the item", [...namesOf("total_tax")]],
  ["tax_rate", "Tax rate (%)", [...namesOf("tax_rate")]],
] as const satisfies readonly (readonly [string, string, readonly string[]])[];

export type ReturnField = (typeof RETURN_FIELDS)[number][0];
export type ReturnColumns = Partial<Record<ReturnField, string>>;

/** Without a quantity it is one; without a language it is English. */
export const REQUIRED_RETURN_FIELDS: readonly ReturnField[] = ["order", "email", "item", "reason"];

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Which column says what, by their names; each column once. */
export const guessReturnColumns = (header: readonly string[]): ReturnColumns => {
  const found: ReturnColumns = {};
  for (const [field, label, names] of RETURN_FIELDS)
    for (const name of [...names, label])
      found[field] ??= header.find((each) => bare(each) === bare(name) && !Object.values(found).includes(each));
  return found;
};

/** Fields that no column fills, although no return can be made without them. */
export const missingReturnFields = (columns: ReturnColumns): string[] =>
  RETURN_FIELDS.filter(([field]) => REQUIRED_RETURN_FIELDS.includes(field) && !columns[field]).map(
    ([, label]) => label,
  );

/** How a file of returns is written, and which column says what. */
export type ReturnMapping = {
  encoding: Sample["encoding"];
  delimiter: Delimiter;
  columns: ReturnColumns;
  amounts: ReturnAmountForm;
};

/** A return's amounts are money as people write it. */
export const RETURN_AMOUNT_FORMS = ["1,234.50", "1.234,50"] as const satisfies readonly AmountForm[];
type ReturnAmountForm = (typeof RETURN_AMOUNT_FORMS)[number];

/** How the amounts of a file are written, by those that it has. */
export const guessReturnAmounts = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns: ReturnColumns,
): ReturnAmountForm => {
  const cellsOf = (name: string | undefined) =>
    name === undefined ? [] : rows.map((cells) => cells[header.indexOf(name)] ?? "");
  const guess = guessAmounts([...cellsOf(columns.refunded), ...cellsOf(columns.tax)]);
  return guess === "1.234,50" ? guess : "1,234.50";
};

/** The choice as the server takes it. */
export const returnMappingJson = ({ encoding, delimiter, columns, amounts }: ReturnMapping): string =>
  JSON.stringify({
    encoding,
    delimiter,
    amounts:
      amounts === "1.234,50" ? { decimal_mark: ",", thousands_mark: "." } : { decimal_mark: ".", thousands_mark: "," },
    columns: Object.fromEntries(Object.entries(columns).filter(([, name]) => name)),
  });
