import { ChevronRight } from "lucide-react";
import { DELIMITERS, type Delimiter } from "@/contract/vocabulary/order-file/csv-rows";
import { DATE_FORMS, type DateForm } from "@/contract/vocabulary/order-file/date-forms";
import { FIELD_GROUPS, fieldsOfGroup } from "@/contract/vocabulary/order-file/field-groups";
import { AMOUNT_FORMS, type MappingChoice, type TaxSetting } from "@/contract/vocabulary/order-file/mapping";
import { type FieldName, ORDER_FIELDS, REQUIRED_FIELDS } from "@/contract/vocabulary/order-file/order-fields";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";

type MappingFieldsProps = {
  header: readonly string[];
  choice: MappingChoice;
  onChange: (changes: Partial<MappingChoice>) => void;
  onDelimiter: (delimiter: Delimiter) => void;
};

const MARKS: Record<Delimiter, string> = { ",": "Comma", ";": "Semicolon", "\t": "Tab", "|": "Bar" };

const PRICES: readonly (readonly [TaxSetting, string])[] = [
  ["WITH_TAX", "Include tax"],
  ["WITHOUT_TAX", "Exclude tax"],
];
const BY_TOTAL: readonly (readonly [TaxSetting, string])[] = [...PRICES, ["TOTALS", "Derived from the order total"]];

const dateWords = (form: DateForm): string =>
  form === "" ? "2026-12-24" : form.replace("D", "24").replace("MMM", "Dec").replace("M", "12").replace("YYYY", "2026");

/** Which column says what, and how the file writes amounts and days. */
export function MappingFields({ header, choice, onChange, onDelimiter }: MappingFieldsProps) {
  const setColumn = (field: FieldName, column: string) =>
    onChange({ columns: { ...choice.columns, [field]: column === "" ? undefined : column } });
  return (
    <>
      <div className="py-3.5 border-b border-line gap-y-3 gap-x-4 grid-cols-[repeat(auto-fill,minmax(200px,1fr))] grid max-md:grid-cols-2">
        <FileForm
          delimiter={choice.delimiter}
          encoding={choice.encoding}
          onDelimiter={onDelimiter}
          onEncoding={(encoding) => onChange({ encoding })}
        />
        <SelectField
          label="Amount format"
          options={AMOUNT_FORMS.map((form) => [form, form === "123450" ? "123450 (cents)" : form] as const)}
          value={choice.amounts}
          onChange={(amounts) => onChange({ amounts })}
        />
        <SelectField
          label="Date format"
          options={DATE_FORMS.map((form) => [form, dateWords(form)] as const)}
          value={choice.dates}
          onChange={(dates) => onChange({ dates })}
        />
        {choice.columns.currency ? null : (
          <TextField label="Currency" value={choice.currency} onChange={(currency) => onChange({ currency })} />
        )}
        <TaxFields choice={choice} onChange={onChange} />
      </div>
      <Columns fields={REQUIRED} {...{ header, setColumn }} columns={choice.columns} />
      {FIELD_GROUPS.map(([group, title]) => (
        <Group key={group} {...{ title, header, setColumn }} fields={fieldsOfGroup(group)} columns={choice.columns} />
      ))}
    </>
  );
}

const REQUIRED = ORDER_FIELDS.filter(([field]) => REQUIRED_FIELDS.includes(field));

type ColumnsProps = {
  fields: readonly (typeof ORDER_FIELDS)[number][];
  header: readonly string[];
  columns: MappingChoice["columns"];
  setColumn: (field: FieldName, column: string) => void;
};

function Columns({ fields, header, columns, setColumn }: ColumnsProps) {
  return (
    <div className="py-3.5 gap-y-3 gap-x-4 grid-cols-[repeat(auto-fill,minmax(200px,1fr))] grid max-md:grid-cols-2">
      {fields.map(([field, label]) => (
        <SelectField
          key={field}
          label={REQUIRED_FIELDS.includes(field) ? `${label} *` : label}
          options={[["", "Not in the file"], ...header.map((name) => [name, name] as const)]}
          value={columns[field] ?? ""}
          onChange={(column) => setColumn(field, column)}
        />
      ))}
    </div>
  );
}

/** Optional fields that belong together, closed until somebody looks for one. */
function Group({ title, ...columns }: ColumnsProps & { title: string }) {
  const mapped = columns.fields.filter(([field]) => columns.columns[field]).length;
  return (
    <details className="border-b border-line group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 flex-none text-ink-3 group-open:rotate-90"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        {title}
        <span className="ml-auto font-normal text-ink-2 text-small">
          {mapped} of {columns.fields.length} mapped
        </span>
      </summary>
      <Columns {...columns} />
    </details>
  );
}

/** Whether prices hold the tax, and a rate where no column says any tax. */
function TaxFields({
  choice: { columns, prices, taxRate },
  onChange,
}: Pick<MappingFieldsProps, "choice" | "onChange">) {
  const isInColumn = columns.tax_rate || columns.total_tax || columns.taxes;
  return (
    <>
      <SelectField
        label="Prices"
        options={columns.total ? BY_TOTAL : PRICES}
        value={prices === "TOTALS" && !columns.total ? "WITH_TAX" : prices}
        onChange={(setting) => onChange({ prices: setting })}
      />
      {isInColumn ? null : (
        <TextField
          label="Tax rate (%)"
          inputMode="decimal"
          placeholder="0"
          value={taxRate}
          onChange={(rate) => onChange({ taxRate: rate })}
        />
      )}
    </>
  );
}

type FileFormProps = Pick<MappingChoice, "delimiter" | "encoding"> & {
  onDelimiter: (delimiter: Delimiter) => void;
  onEncoding: (encoding: MappingChoice["encoding"]) => void;
};

/** How the file is written. */
export function FileForm({ delimiter, encoding, onDelimiter, onEncoding }: FileFormProps) {
  return (
    <>
      <SelectField
        label="Delimiter"
        options={DELIMITERS.map((mark) => [mark, MARKS[mark]] as const)}
        value={delimiter}
        onChange={onDelimiter}
      />
      <SelectField
        label="Encoding"
        options={[
          ["utf-8", "UTF-8"],
          ["windows-1252", "Latin-1 (Excel)"],
        ]}
        value={encoding}
        onChange={onEncoding}
        hint={
          encoding === "windows-1252" ? "Wrong accents below? Save the sheet as CSV UTF-8 and choose that." : undefined
        }
      />
    </>
  );
}
