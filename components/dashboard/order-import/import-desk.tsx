"use client";

import { csvRows, type Delimiter, guessDelimiter } from "./csv-rows";
import { type DeskKind, type DeskProps, FileDesk } from "./file-desk";
import { guessAmounts, guessDates, type MappingChoice, mappingJson, missingFields } from "./mapping";
import { MappingFields } from "./mapping-fields";
import { guessColumns, ORDER_FIELDS, REQUIRED_FIELDS } from "./order-fields";

/** Rows that are looked at for the guesses, the header with them. */
const LOOKED_AT = 50;

/** What the file itself tells of how it is to be read. */
const guesses = (
  text: string,
  delimiter: Delimiter,
): Pick<MappingChoice, "delimiter" | "columns" | "amounts" | "dates"> => {
  const [header = [], ...rows] = csvRows(text, delimiter, LOOKED_AT);
  const names = header.map((name) => name.trim());
  const columns = guessColumns(names);
  const cellsOf = (name: string | undefined) => rows.map((cells) => cells[names.indexOf(name ?? "")] ?? "");
  return {
    ...{ delimiter, columns },
    amounts: guessAmounts(cellsOf(columns.unit_price)),
    dates: guessDates(cellsOf(columns.purchased_at)),
  };
};

const KIND: DeskKind<MappingChoice> = {
  what: "ORDERS",
  hint: "One row for each line of an order, as shops export them. Up to 1 GiB.",
  fields: ORDER_FIELDS,
  required: REQUIRED_FIELDS,
  words: { act: "Import the orders", safe: "The same file twice changes nothing." },
  guess: ({ text, encoding }, store) => ({
    ...guesses(text, guessDelimiter(text)),
    ...{ encoding, currency: store?.currency_code ?? "EUR", isTaxIncluded: true },
  }),
  fieldOf: ({ columns }, column) =>
    ORDER_FIELDS.filter(([field]) => columns[field] === column)
      .map(([, label]) => label)
      .join(", "),
  missing: missingFields,
  json: mappingJson,
  form: ({ text, header, mapping, onChange }) => (
    <MappingFields
      {...{ header, onChange }}
      choice={mapping}
      onDelimiter={(delimiter) => onChange(guesses(text, delimiter))}
    />
  ),
};

/** A file of orders. */
export const ImportDesk = (props: DeskProps) => <FileDesk {...props} kind={KIND} />;
