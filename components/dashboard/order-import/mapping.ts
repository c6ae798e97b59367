import type { Delimiter } from "./csv-rows";
import { type FieldName, ORDER_FIELDS, REQUIRED_FIELDS } from "./order-fields";
import type { Sample } from "./read-sample";

/** How the columns of a file become orders, as the form holds it. */
export type MappingChoice = {
  encoding: Sample["encoding"];
  delimiter: Delimiter;
  /** Names of columns; absent: the file does not say it. */
  columns: Partial<Record<FieldName, string>>;
  /** Where no column says it. */
  currency: string;
  isTaxIncluded: boolean;
  amounts: AmountForm;
  dates: DateForm;
};

export const AMOUNT_FORMS = ["1,234.50", "1.234,50", "123450"] as const;
export type AmountForm = (typeof AMOUNT_FORMS)[number];

/** "": as ISO 8601 has them. */
export const DATE_FORMS = [
  "",
  "D.M.YYYY",
  "D/M/YYYY",
  "M/D/YYYY",
  "D.M.YYYY H:mm",
  "D/M/YYYY H:mm",
  "M/D/YYYY H:mm",
] as const;
export type DateForm = (typeof DATE_FORMS)[number];

const AMOUNTS = {
  "1,234.50": { unit: "major", decimal_mark: ".", thousands_mark: "," },
  "1.234,50": { unit: "major", decimal_mark: ",", thousands_mark: "." },
  "123450": { unit: "minor", decimal_mark: ".", thousands_mark: "" },
} as const satisfies Record<AmountForm, object>;

/** Fields that no column fills, although no order can be made without them. */
export const missingFields = ({ columns }: MappingChoice): string[] =>
  ORDER_FIELDS.filter(([field]) => REQUIRED_FIELDS.includes(field) && !columns[field]).map(([, label]) => label);

/** The choice as the server takes it (guide on importing orders). */
export const mappingJson = (choice: MappingChoice): string => {
  const { columns, encoding, delimiter, currency, isTaxIncluded } = choice;
  const of = (part: "order" | "line") =>
    Object.fromEntries(
      ORDER_FIELDS.flatMap(([field, , own]) => {
        const column = columns[field];
        return own !== part || field === "order_number" || !column ? [] : [[field, { column }] as const];
      }),
    );
  const line = of("line");
  // Shops that number no lines: the SKU tells them apart, and what it has twice is numbered.
  const lineId = line.platform_line_item_id ?? line.sku ?? line.name;
  return JSON.stringify({
    ...{ encoding, delimiter, amounts: AMOUNTS[choice.amounts] },
    ...(choice.dates === "" ? {} : { times: { format: choice.dates } }),
    group: { column: columns.order_number ?? "" },
    order: { currency: { value: currency }, taxes_included: { value: isTaxIncluded }, ...of("order") },
    line: { ...line, platform_line_item_id: lineId },
  });
};

/** How amounts are written, by those of a column. */
export const guessAmounts = (cells: readonly string[]): AmountForm =>
  cells.some((cell) => /,\d{1,2}\s*[^\d]*$/.test(cell.trim())) && !cells.some((cell) => /\.\d{1,2}$/.test(cell.trim()))
    ? "1.234,50"
    : "1,234.50";

/** How days are written, by those of a column. Where both could be meant, the day comes first. */
export const guessDates = (cells: readonly string[]): DateForm => {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const clock = texts.some((text) => /\d:\d\d/.test(text)) ? " H:mm" : "";
  if (texts.some((text) => /^\d{1,2}\.\d{1,2}\.\d{4}/.test(text))) return `D.M.YYYY${clock}`;
  const slashed = texts.flatMap((text) => /^(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(text) ?? []);
  if (slashed.length === 0) return "";
  const isMonthFirst = texts.some((text) => Number(/^\d{1,2}\/(\d{1,2})\//.exec(text)?.[1] ?? 0) > 12);
  return isMonthFirst ? `M/D/YYYY${clock}` : `D/M/YYYY${clock}`;
};
