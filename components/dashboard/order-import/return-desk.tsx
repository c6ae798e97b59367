"use client";

import { csvRows, type Delimiter, guessDelimiter } from "@/contract/vocabulary/order-file/csv-rows";
import { t } from "@/messages/dashboard/order-import";
import { SelectField } from "../controls/select-field";
import { type DeskKind, type DeskProps, FileDesk, type MappingProps } from "./file-desk";
import { FileForm } from "./mapping-fields";
import {
  guessReturnAmounts,
  guessReturnColumns,
  missingReturnFields,
  REQUIRED_RETURN_FIELDS,
  RETURN_AMOUNT_FORMS,
  type ReturnMapping,
  returnFields,
  returnMappingJson,
} from "./return-fields";

const guesses = (text: string, delimiter: Delimiter): Pick<ReturnMapping, "delimiter" | "columns" | "amounts"> => {
  const [first = [], ...rows] = csvRows(text, delimiter, LOOKED_AT);
  const header = first.map((name) => name.trim());
  const columns = guessReturnColumns(header);
  return { delimiter, columns, amounts: guessReturnAmounts(header, rows, columns) };
};

/** Number of rows sampled for the format of amounts. */
const LOOKED_AT = 1000;

const KIND: DeskKind<ReturnMapping> = {
  what: "RETURNS",
  hint: () => t("returnDesk.hint"),
  fields: returnFields,
  required: REQUIRED_RETURN_FIELDS,
  words: () => ({ act: t("returnDesk.importReturns"), safe: t("returnDesk.safe") }),
  guess: ({ text, encoding }) => ({ encoding, ...guesses(text, guessDelimiter(text)) }),
  fieldOf: ({ columns }, column) => returnFields().find(([field]) => columns[field] === column)?.[1] ?? "",
  missing: ({ columns }) => missingReturnFields(columns),
  json: returnMappingJson,
  form: (props) => <ReturnFields {...props} />,
};

/** Imports a file of returns that were requested elsewhere. */
export const ReturnDesk = (props: DeskProps) => <FileDesk {...props} kind={KIND} />;

function ReturnFields({ text, header, mapping, onChange }: MappingProps<ReturnMapping>) {
  const { delimiter, encoding, columns, amounts } = mapping;
  return (
    <>
      <div className="py-3.5 border-b border-line gap-y-3 gap-x-4 grid-cols-[repeat(auto-fill,minmax(200px,1fr))] grid max-md:grid-cols-2">
        <FileForm
          {...{ delimiter, encoding }}
          onDelimiter={(mark) => onChange(guesses(text, mark))}
          onEncoding={(letters) => onChange({ encoding: letters })}
        />
        {columns.refunded || columns.tax ? (
          <SelectField
            label={t("returnDesk.amountFormat")}
            options={RETURN_AMOUNT_FORMS.map((form) => [form, form] as const)}
            value={amounts}
            onChange={(form) => onChange({ amounts: form })}
          />
        ) : null}
      </div>
      <div className="py-3.5 gap-y-3 gap-x-4 grid-cols-[repeat(auto-fill,minmax(200px,1fr))] grid max-md:grid-cols-2">
        {returnFields().map(([field, label]) => (
          <SelectField
            key={field}
            label={REQUIRED_RETURN_FIELDS.includes(field) ? `${label} *` : label}
            options={[["", t("returnDesk.notInFile")], ...header.map((name) => [name, name] as const)]}
            value={columns[field] ?? ""}
            onChange={(column) => onChange({ columns: { ...columns, [field]: column } })}
          />
        ))}
      </div>
    </>
  );
}
