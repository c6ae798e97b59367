"use client";

import { csvRows } from "@/contract/vocabulary/order-file/csv-rows";
import {
  columnNames,
  guessMapping,
  type MappingChoice,
  mappingJson,
  missingFields,
} from "@/contract/vocabulary/order-file/mapping";
import { ORDER_FIELDS, REQUIRED_FIELDS } from "@/contract/vocabulary/order-file/order-fields";
import { t } from "@/messages/dashboard/order-import";
import { type DeskKind, type DeskProps, FileDesk } from "./file-desk";
import { lookupGap } from "./lookup-gap";
import { MappingFields } from "./mapping-fields";

/** Number of rows sampled for the field that shoppers look up orders by. */
const LOOKED_AT = 1000;

const KIND: DeskKind<MappingChoice> = {
  what: "ORDERS",
  hint: () => t("importDesk.hint"),
  fields: () => ORDER_FIELDS,
  required: REQUIRED_FIELDS,
  words: () => ({ act: t("importDesk.importOrders"), safe: t("importDesk.safe") }),
  guess: ({ text, encoding }, store) => guessMapping(text, { encoding, currency: store?.currency_code ?? "EUR" }),
  problem: ({ platform }) => platform?.advice ?? "",
  recognized: ({ platform }) => platform?.name ?? "",
  fieldOf: ({ columns }, column) =>
    ORDER_FIELDS.filter(([field]) => columns[field] === column)
      .map(([, label]) => label)
      .join(", "),
  missing: missingFields,
  gap: ({ text, mapping }, field) => {
    const [first = [], ...rows] = csvRows(text, mapping.delimiter, LOOKED_AT);
    return lookupGap({ header: first.map((name) => name.trim()), rows, columns: mapping.columns }, field);
  },
  json: mappingJson,
  form: ({ text, mapping, onChange }) => (
    <MappingFields
      header={columnNames(mapping)}
      onChange={onChange}
      choice={mapping}
      onDelimiter={(delimiter) => {
        const { encoding, currency } = mapping;
        onChange(guessMapping(text, { encoding, currency, delimiter }));
      }}
    />
  ),
};

/** Imports a file of orders. */
export const ImportDesk = (props: DeskProps) => <FileDesk {...props} kind={KIND} />;
