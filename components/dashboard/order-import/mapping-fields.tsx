import { ChevronRight } from "lucide-react";
import { DELIMITERS, type Delimiter } from "@/contract/vocabulary/order-file/csv-rows";
import { DATE_FORMS, type DateForm } from "@/contract/vocabulary/order-file/date-forms";
import { FIELD_GROUPS, fieldsOfGroup } from "@/contract/vocabulary/order-file/field-groups";
import { AMOUNT_FORMS, type MappingChoice, type TaxSetting } from "@/contract/vocabulary/order-file/mapping";
import { type FieldName, ORDER_FIELDS, REQUIRED_FIELDS } from "@/contract/vocabulary/order-file/order-fields";
import { t } from "@/messages/dashboard/order-import";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";

type MappingFieldsProps = {
  header: readonly string[];
  choice: MappingChoice;
  onChange: (changes: Partial<MappingChoice>) => void;
  onDelimiter: (delimiter: Delimiter) => void;
};

const MARKS = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "pipe" } as const satisfies Record<Delimiter, string>;

const PRICES = ["WITH_TAX", "WITHOUT_TAX"] as const satisfies readonly TaxSetting[];
const BY_TOTAL = [...PRICES, "TOTALS"] as const satisfies readonly TaxSetting[];

const dateWords = (form: DateForm): string =>
  form === "" ? "2026-12-24" : form.replace("D", "24").replace("MMM", "Dec").replace("M", "12").replace("YYYY", "2026");

/** Maps columns to fields and sets the formats of amounts and dates. */
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
          label={t("mappingFields.amountFormat")}
          options={AMOUNT_FORMS.map((form) => [form, form === "123450" ? t("mappingFields.cents") : form] as const)}
          value={choice.amounts}
          onChange={(amounts) => onChange({ amounts })}
        />
        <SelectField
          label={t("mappingFields.dateFormat")}
          options={DATE_FORMS.map((form) => [form, dateWords(form)] as const)}
          value={choice.dates}
          onChange={(dates) => onChange({ dates })}
        />
        {choice.columns.currency ? null : (
          <TextField
            label={t("mappingFields.currency")}
            value={choice.currency}
            onChange={(currency) => onChange({ currency })}
          />
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
          options={[["", t("mappingFields.notInFile")], ...header.map((name) => [name, name] as const)]}
          value={columns[field] ?? ""}
          onChange={(column) => setColumn(field, column)}
        />
      ))}
    </div>
  );
}

/** A group of related optional fields, collapsed by default. */
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
          {t("mappingFields.mapped", { mapped, count: columns.fields.length })}
        </span>
      </summary>
      <Columns {...columns} />
    </details>
  );
}

/** Whether prices include tax, and a tax rate if no column has the tax. */
function TaxFields({
  choice: { columns, prices, taxRate },
  onChange,
}: Pick<MappingFieldsProps, "choice" | "onChange">) {
  const isInColumn = columns.tax_rate || columns.total_tax || columns.taxes;
  const possible = prices === "TOTALS" && !columns.total ? "WITH_TAX" : prices;
  return (
    <>
      <SelectField
        label={t("mappingFields.prices")}
        options={(columns.total ? BY_TOTAL : PRICES).map(
          (each) => [each, t(`mappingFields.priceTax.${each}`)] as const,
        )}
        value={possible}
        onChange={(setting) => onChange({ prices: setting })}
      />
      {isInColumn ? null : (
        <TextField
          label={t("mappingFields.taxRate")}
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

/** The delimiter and encoding of the file. */
export function FileForm({ delimiter, encoding, onDelimiter, onEncoding }: FileFormProps) {
  return (
    <>
      <SelectField
        label={t("mappingFields.delimiter")}
        options={DELIMITERS.map((mark) => [mark, t(`mappingFields.delimiters.${MARKS[mark]}`)] as const)}
        value={delimiter}
        onChange={onDelimiter}
      />
      <SelectField
        label={t("mappingFields.encoding")}
        options={[
          ["utf-8", "UTF-8"],
          ["windows-1252", t("mappingFields.latin")],
        ]}
        value={encoding}
        onChange={onEncoding}
        hint={encoding === "windows-1252" ? t("mappingFields.wrongAccents") : undefined}
      />
    </>
  );
}
