import type { Delimiter } from "@/contract/vocabulary/order-file/csv-rows";
import { type AmountForm, guessAmounts } from "@/contract/vocabulary/order-file/mapping";
import { namesOf } from "@/contract/vocabulary/order-file/order-fields";
import { t } from "@/messages/dashboard/order-import";
import type { Sample } from "./read-sample";

/** What a file of returns says, and what people call it beside our label; compared without case, blanks and marks. */
const RETURN_FIELDS = [
  ["order", ["order", "order number", "order no", "order name", "bestellnummer", "número de pedido"]],
  ["email", ["email", "e-mail", "customer email", "correo"]],
  ["item", ["item", "sku", "line item id", "lineitem sku", "article number", "artikelnummer"]],
  ["reason", ["reason", "return reason", "grund", "motivo", "raison"]],
  ["quantity", ["quantity", "qty", "menge", "anzahl", "cantidad"]],
  ["lang", ["lang", "language", "sprache", "idioma"]],
  ["full_name", ["customer name", "full name", "name", "kunde", "cliente", "client"]],
  ["first_name", ["first name", "vorname", "nombre", "prénom", "nome"]],
  ["last_name", ["last name", "surname", "nachname", "apellido", "apellidos", "nom", "cognome"]],
  ["payment_method", [...namesOf("payments.method")]],
  ["refunded", [...namesOf("payments.refunded")]],
  ["tax", [...namesOf("total_tax")]],
  ["tax_rate", [...namesOf("tax_rate")]],
] as const satisfies readonly (readonly [string, readonly string[]])[];

export type ReturnField = (typeof RETURN_FIELDS)[number][0];
/** What a file of returns says, by our labels. */
export const returnFields = (): readonly (readonly [ReturnField, string])[] =>
  RETURN_FIELDS.map(([field]) => [field, t(`returnFields.${field}`)]);

export type ReturnColumns = Partial<Record<ReturnField, string>>;

/** Without a quantity it is one; without a language it is English. */
export const REQUIRED_RETURN_FIELDS: readonly ReturnField[] = ["order", "email", "item", "reason"];

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Which column says what, by their names; each column once. */
export const guessReturnColumns = (header: readonly string[]): ReturnColumns => {
  const found: ReturnColumns = {};
  for (const [field, names] of RETURN_FIELDS)
    for (const name of [...names, t(`returnFields.${field}`)])
      found[field] ??= header.find((each) => bare(each) === bare(name) && !Object.values(found).includes(each));
  return found;
};

/** Fields that no column fills, although no return can be made without them. */
export const missingReturnFields = (columns: ReturnColumns): string[] =>
  returnFields()
    .filter(([field]) => REQUIRED_RETURN_FIELDS.includes(field) && !columns[field])
    .map(([, label]) => label);

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
