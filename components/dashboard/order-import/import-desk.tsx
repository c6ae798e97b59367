"use client";

import {
  columnNames,
  guessMapping,
  type MappingChoice,
  mappingJson,
  missingFields,
} from "@/contract/vocabulary/order-file/mapping";
import { ORDER_FIELDS, REQUIRED_FIELDS } from "@/contract/vocabulary/order-file/order-fields";
import { type DeskKind, type DeskProps, FileDesk } from "./file-desk";
import { MappingFields } from "./mapping-fields";

const KIND: DeskKind<MappingChoice> = {
  what: "ORDERS",
  hint: "Exports of Shopify, WooCommerce, BigCommerce, Magento and PrestaShop are recognized. Others: one row per line item. Up to 1 GiB.",
  fields: ORDER_FIELDS,
  required: REQUIRED_FIELDS,
  words: { act: "Import orders", safe: "Importing the same file twice changes nothing." },
  guess: ({ text, encoding }, store) => guessMapping(text, { encoding, currency: store?.currency_code ?? "EUR" }),
  problem: ({ platform }) => platform?.advice ?? "",
  recognized: ({ platform }) => platform?.name ?? "",
  fieldOf: ({ columns }, column) =>
    ORDER_FIELDS.filter(([field]) => columns[field] === column)
      .map(([, label]) => label)
      .join(", "),
  missing: missingFields,
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

/** A file of orders. */
export const ImportDesk = (props: DeskProps) => <FileDesk {...props} kind={KIND} />;
