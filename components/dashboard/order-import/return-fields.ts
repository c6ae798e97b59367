import type { Delimiter } from "@/contract/vocabulary/order-file/csv-rows";
import { type AmountForm, guessAmounts } from "@/contract/vocabulary/order-file/mapping";
import { namesOf } from "@/contract/vocabulary/order-file/order-fields";
import { t } from "@/messages/dashboard/order-import";
import type { Sample } from "./read-sample";

/** The fields of a returns file with common column names; compared without case, spaces and punctuation. */
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
/** Returns the fields of a returns file with our labels. */
export const returnFields = (): readonly (readonly [ReturnField, string])[] =>
  RETURN_FIELDS.map(([field]) => [field, t(`returnFields.${field}`)]);

export type ReturnColumns = Partial<Record<ReturnField, string>>;

/** Required fields; the quantity defaults to one and the language to English. */
export const REQUIRED_RETURN_FIELDS: readonly ReturnField[] = ["order", "email", "item", "reason"];

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Guesses the columns by name, each column once. */
export const guessReturnColumns = (header: readonly string[]): ReturnColumns => {
  const found: ReturnColumns = {};
  for (const [field, names] of RETURN_FIELDS)
    for (const name of [...names, t(`returnFields.${field}`)])
      found[field] ??= header.find((each) => bare(each) === bare(name) && !Object.values(found).includes(each));
  return found;
};

/** Returns the required fields that no column is mapped to. */
export const missingReturnFields = (columns: ReturnColumns): string[] =>
  returnFields()
    .filter(([field]) => REQUIRED_RETURN_FIELDS.includes(field) && !columns[field])
    .map(([, label]) => label);

/** The format of a returns file and its column mapping. */
export type ReturnMapping = {
  encoding: Sample["encoding"];
  delimiter: Delimiter;
  columns: ReturnColumns;
  amounts: ReturnAmountForm;
};

/** Formats of amounts in a returns file, in major units. */
export const RETURN_AMOUNT_FORMS = ["1,234.50", "1.234,50"] as const satisfies readonly AmountForm[];
type ReturnAmountForm = (typeof RETURN_AMOUNT_FORMS)[number];

/** Guesses the format of amounts from the values in the file. */
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

/** Returns the mapping as the server expects it. */
export const returnMappingJson = ({ encoding, delimiter, columns, amounts }: ReturnMapping): string =>
  JSON.stringify({
    encoding,
    delimiter,
    amounts:
      amounts === "1.234,50" ? { decimal_mark: ",", thousands_mark: "." } : { decimal_mark: ".", thousands_mark: "," },
    columns: Object.fromEntries(Object.entries(columns).filter(([, name]) => name)),
  });
