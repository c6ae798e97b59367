import { csvRows, type Delimiter, guessDelimiter } from "./csv-rows";
import { type DateForm, guessDates, timeFormat } from "./date-forms";
import { type FieldName, guessColumns, ORDER_FIELDS, REQUIRED_FIELDS } from "./order-fields";
import type { Platform, PlatformRules } from "./platform";
import { platformOf } from "./platforms";
import { UNNAMED_PAYMENT } from "./unnamed-payment";

type Encoding = "utf-8" | "windows-1252";

/** How the columns of a file become orders, as the form represents it. */
export type MappingChoice = {
  encoding: Encoding;
  delimiter: Delimiter;
  header: readonly string[];
  /** Platform that exported the file; null if its columns don't show it. */
  platform: Platform | null;
  /** Column names by field; a missing field is not in the file. */
  columns: Partial<Record<FieldName, string>>;
  /** Used if no column has it. */
  currency: string;
  /** In percent, as typed; "" if a column has it, or if there is none. */
  taxRate: string;
  prices: TaxSetting;
  amounts: AmountForm;
  dates: DateForm;
};

/** TOTALS: determined by the total of each order. */
export const TAX_SETTINGS = ["WITH_TAX", "WITHOUT_TAX", "TOTALS"] as const;
export type TaxSetting = (typeof TAX_SETTINGS)[number];

export const AMOUNT_FORMS = ["1,234.50", "1.234,50", "123450"] as const;
export type AmountForm = (typeof AMOUNT_FORMS)[number];

const AMOUNTS = {
  "1,234.50": { unit: "major", decimal_mark: ".", thousands_mark: "," },
  "1.234,50": { unit: "major", decimal_mark: ",", thousands_mark: "." },
  "123450": { unit: "minor", decimal_mark: ".", thousands_mark: "" },
} as const satisfies Record<AmountForm, object>;

/** Returns the required fields that no column provides. */
export const missingFields = ({ columns }: MappingChoice): string[] =>
  ORDER_FIELDS.filter(
    ([field]) =>
      !columns[field] &&
      // A payment shared by several orders can only be recognized by its ID.
      ((field === "payments.id" && columns["payments.captured_total"]) ||
        (REQUIRED_FIELDS.includes(field) && !(field === "unit_price" && columns.line_total))),
  ).map(([, label]) => label);

/** Rows used for guessing, including the header: as many as the beginning of a file holds. */
const LOOKED_AT = 5000;

/** Guesses from the beginning of a file how to read it: its platform, columns, amounts and dates. */
export const guessMapping = (
  text: string,
  {
    encoding,
    currency,
    delimiter = guessDelimiter(text),
  }: { encoding: Encoding; currency: string; delimiter?: Delimiter },
): MappingChoice => {
  const [first = [], ...rows] = csvRows(text, delimiter, LOOKED_AT);
  const header = first.map((name) => name.trim());
  const platform = platformOf(header);
  const cellsOf = (name: string | undefined) => rows.map((cells) => cells[header.indexOf(name ?? "")] ?? "");
  const isFilled = (name: string) => !header.includes(name) || cellsOf(name).some((cell) => cell.trim() !== "");
  const hasAmount = (name: string) => cellsOf(name).some((cell) => /[1-9]/.test(cell));
  const columns =
    platform?.columns === undefined
      ? guessColumns(header, isFilled)
      : columnsOf(platform, header, { isFilled, hasAmount });
  return {
    ...{ encoding, delimiter, header, platform, columns, currency, taxRate: "" },
    prices: pricesOf(platform, columns),
    amounts: guessAmounts(cellsOf(columns.unit_price ?? columns.line_total ?? columns.total)),
    dates: guessDates(cellsOf(columns.purchased_at), platform?.rules?.isMonthFirst),
  };
};

const pricesOf = (platform: Platform | null, columns: MappingChoice["columns"]): TaxSetting => {
  const told = platform?.rules?.taxesIncluded;
  if (told !== undefined) return told ? "WITH_TAX" : "WITHOUT_TAX";
  return columns.total ? "TOTALS" : "WITH_TAX";
};

/**
 * Returns the columns of a platform's export that the file has, non-empty ones first; items within one cell count too.
 */
const columnsOf = (
  { columns = {}, rules }: Platform,
  header: readonly string[],
  { isFilled, hasAmount }: Record<"isFilled" | "hasAmount", (name: string) => boolean>,
): MappingChoice["columns"] => {
  const there = [...header, ...itemNames(rules, header)];
  return Object.fromEntries(
    Object.entries(columns).flatMap(([field, names]) => {
      const known = [names].flat().filter((name) => there.includes(name));
      // Shops with several fee extensions have a column for each, most of them 0.
      const found = (field === "fees" ? known.find(hasAmount) : undefined) ?? known.find(isFilled) ?? known[0];
      return found === undefined ? [] : [[field, found] as const];
    }),
  );
};

/** Columns packed into one cell. */
const itemNames = (rules: PlatformRules | undefined, header: readonly string[]): readonly string[] =>
  rules?.items !== undefined && header.includes(rules.items.column)
    ? rules.items.names.filter((name) => !header.includes(name))
    : [];

/** Returns the columns that can be chosen: those of the file, and those packed into one cell. */
export const columnNames = ({ header, platform }: Pick<MappingChoice, "header" | "platform">): string[] => [
  ...header.filter((name) => name !== ""),
  ...itemNames(platform?.rules, header),
];

/** Returns the mapping as JSON for the server (guide on importing orders). */
export const mappingJson = (choice: MappingChoice): string => {
  const { columns, encoding, delimiter, currency, header, platform, taxRate, prices } = choice;
  const rules = rulesFor(platform?.rules, header);
  const of = (part: "order" | "line" | "payment") =>
    Object.fromEntries(
      ORDER_FIELDS.flatMap(([field, , own]) => {
        const column = columns[field];
        if (own !== part || field === "order_number" || field === "purchased_time" || !column) return [];
        const value = field === "purchased_at" ? dayAndTime(column, columns.purchased_time) : { column };
        return [[field.replace("payments.", ""), value] as const];
      }),
    );
  const line = { ...rules.line, ...of("line") };
  // For shops without line numbers: the SKU identifies a line, and repeated SKUs are numbered.
  const lineId =
    line.platform_line_item_id ?? (line.sku && line.name ? { any_of: [line.sku, line.name] } : (line.sku ?? line.name));
  const isTold = prices === "TOTALS" && columns.total;
  const more = rules.roundsAmounts ? { more_decimals: "round" } : {};
  return JSON.stringify({
    ...{ encoding, delimiter, amounts: { ...AMOUNTS[choice.amounts], ...more } },
    ...(choice.dates === "" ? {} : { times: { format: timeFormat(choice.dates) } }),
    group: { column: columns.order_number ?? "" },
    ...rules.rest,
    order: {
      currency: { value: currency },
      ...(isTold ? {} : { taxes_included: { value: prices !== "WITHOUT_TAX" } }),
      ...(taxRate.trim() === "" ? {} : { tax_rate: { value: taxRate.trim() } }),
      ...rules.order,
      ...feesTaxOf(platform?.rules, { header, fees: columns.fees }),
      ...of("order"),
    },
    line: { ...line, platform_line_item_id: lineId },
    ...paymentsOf(of("payment")),
  });
};

/** A date with its time in another column; if that is empty, the date alone. */
const dayAndTime = (day: string, time: string | undefined): object =>
  time === undefined || /[{}]/.test(day + time)
    ? { column: day }
    : { any_of: [{ template: `{${day}} {${time}}` }, { column: day }] };

const paymentsOf = ({ id, ...payment }: Readonly<Record<string, object>>): object => {
  const unnamed = { value: UNNAMED_PAYMENT };
  if (id !== undefined) return { payments: [{ id: { any_of: [id, unnamed] }, ...payment }] };
  return Object.keys(payment).length === 0 ? {} : { payments: [{ id: unnamed, ...payment }] };
};

/** Returns the column of the tax on the fees that belongs to a fee column. */
const feesTaxOf = (
  rules: PlatformRules | undefined,
  { header, fees }: { header: readonly string[]; fees: string | undefined },
): object => {
  const column = rules?.taxOfFees?.[fees ?? ""];
  return column !== undefined && header.includes(column) ? { fees_tax: { column } } : {};
};

/** Returns the platform's rules, without those that need a missing column. */
const rulesFor = (rules: PlatformRules | undefined, header: readonly string[]) => {
  const has = (column: string): boolean => header.includes(column);
  const fields = (given: Readonly<Record<string, object>> = {}): Record<string, object> =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => "column" in value && has(String(value.column))));
  const items = rules?.items;
  const names = itemNames(rules, header);
  const charges = (rules?.charges ?? []).filter(({ column }) => has(column));
  const clean = Object.entries(rules?.clean ?? {}).filter(([column]) => has(column));
  return {
    order: fields(rules?.order),
    line: fields(rules?.line),
    roundsAmounts: rules?.roundsAmounts === true,
    rest: {
      ...(rules?.skip === undefined ? {} : { skip: rules.skip.filter(({ column }) => has(column)) }),
      ...(clean.length === 0 ? {} : { clean: Object.fromEntries(clean) }),
      ...(items === undefined || names.length === 0 ? {} : { items: { ...items, names } }),
      ...(charges.length === 0 ? {} : { charges }),
      ...(rules?.discount_is_rest ? { discount_is_rest: true } : {}),
    },
  };
};

/** Guesses how amounts are written from most of a column; an odd one is reported by row. */
export const guessAmounts = (cells: readonly string[]): AmountForm => {
  const count = (mark: RegExp) => cells.filter((cell) => mark.test(cell.trim())).length;
  return count(/,\d{1,2}\s*[^\d]*$/) > count(/\.\d{1,2}\s*[^\d]*$/) ? "1.234,50" : "1,234.50";
};
