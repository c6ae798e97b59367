import { compileFields, type FieldReader } from "./compile-fields";
import { beginningOf, type Cells, columnFinder, columnOf, type FindColumn } from "./compile-value";
import { LINE_FIELDS, ORDER_FIELDS, PAYMENT_FIELDS, REQUIRED_LINE_FIELDS, REQUIRED_ORDER_FIELDS } from "./fields";
import type { OrderMapping } from "./mapping-schema";
import { OrderFileError } from "./order-file-error";
import { createTimeReader, timeExample } from "./read-time";

/** A rule compiled for rows: the mapping's skip rules and charges test one column each. */
type RowRule<Extra> = Extra & { test: (cells: Cells) => boolean };

export type ChargeTarget = OrderMapping["charges"][number]["to"];

/** A mapping compiled for the columns of one file. */
export type CompiledMapping = {
  columnCount: number;
  /** Field → the column it is read from; payment fields as "payments.method". */
  columns: Readonly<Record<string, string>>;
  clean: (cells: readonly string[]) => Cells;
  keyOf: (cells: readonly string[]) => string;
  skip: RowRule<{ reason: string; isOfOrder: boolean }>[];
  charges: RowRule<{ to: ChargeTarget; alone: string | undefined }>[];
  currency: FieldReader;
  order: FieldReader[];
  line: FieldReader[];
  payments: FieldReader[][];
  /** Index of the payment without an amount of its own; null when all have one. */
  restPayment: number | null;
  repeatedLineIds: OrderMapping["repeated_line_ids"];
  windowRows: number;
  discountIsRest: boolean;
};

/**
 * Compiles a mapping against the header of a file.
 * @throws OrderFileError for missing columns and fields
 */
export const compileMapping = (
  mapping: OrderMapping,
  { header, timeZone }: { header: readonly string[]; timeZone: string },
): CompiledMapping => {
  const findColumn = columnFinder(header);
  const keyIndex = findColumn(mapping.group.column);
  const readTime = createTimeReader({ timeZone: mapping.times.time_zone ?? timeZone, format: mapping.times.format });
  const reading = { findColumn, amounts: mapping.amounts, readTime, timeExample: timeExample(mapping.times.format) };
  requireFields("order", REQUIRED_ORDER_FIELDS, mapping.order);
  requireFields("line", REQUIRED_LINE_FIELDS, mapping.line);
  const order = compileFields(mapping.order, ORDER_FIELDS, reading);
  const currency = order.find(({ name }) => name === "currency");
  if (currency === undefined) throw new OrderFileError("The mapping's order has no currency.");
  const clean = compileClean(mapping, header, findColumn);
  return {
    columnCount: header.length,
    columns: columnsOf(mapping),
    clean,
    keyOf: (cells) => clean(cells)[keyIndex] ?? "",
    skip: mapping.skip.map((rule) => ({
      ...{ reason: rule.reason, isOfOrder: rule.whole_order },
      test: compileTest(rule, findColumn),
    })),
    charges: mapping.charges.map((rule) => ({ to: rule.to, alone: rule.alone, test: compileTest(rule, findColumn) })),
    currency,
    order,
    line: compileFields(mapping.line, LINE_FIELDS, reading),
    payments: mapping.payments.map((payment) =>
      compileFields(payment, PAYMENT_FIELDS, { ...reading, prefix: "payments." }),
    ),
    restPayment: findRestPayment(mapping),
    repeatedLineIds: mapping.repeated_line_ids,
    windowRows: mapping.group.window_rows,
    discountIsRest: mapping.discount_is_rest,
  };
};

const columnsOf = ({ group, order, line, payments }: OrderMapping): Record<string, string> => {
  const paid = payments.flatMap((payment) =>
    Object.entries(payment).map(([name, value]) => [`payments.${name}`, value] as const),
  );
  const told = [...paid.reverse(), ...Object.entries(order), ...Object.entries(line)];
  const named = told.map(([name, value]) => [name, columnOf(value)] as const).filter(([, column]) => column !== "");
  return { ...Object.fromEntries(named), order_number: group.column };
};

const requireFields = (
  part: string,
  required: readonly (readonly string[])[],
  given: Readonly<Record<string, unknown>>,
): void => {
  const missing = required.filter((names) => !names.some((name) => name in given)).map((names) => names.join(" or "));
  if (missing.length > 0) throw new OrderFileError(`The mapping's ${part} has no ${missing.join(", no ")}.`);
};

const findRestPayment = ({ payments }: OrderMapping): number | null => {
  const open = payments.flatMap((payment, place) => ("captured" in payment ? [] : [place]));
  if (open.length > 1) throw new OrderFileError("Only one payment of the mapping may go without captured.");
  return open[0] ?? null;
};

const compileTest = (
  rule: { column: string; matches: string },
  findColumn: FindColumn,
): ((cells: Cells) => boolean) => {
  const index = findColumn(rule.column);
  const pattern = new RegExp(rule.matches, "u");
  return (cells) => pattern.test(beginningOf(cells[index]));
};

/** Longest cell to clean: an order doesn't accept longer texts. */
const MOST_CLEANED = 1000;

const compileClean = (
  { clean }: OrderMapping,
  header: readonly string[],
  findColumn: FindColumn,
): CompiledMapping["clean"] => {
  const patterns = header.map((): RegExp | null => null);
  for (const [column, { remove }] of Object.entries(clean)) patterns[findColumn(column)] = new RegExp(remove, "gu");
  return (cells) =>
    cells.map((cell, place) => {
      const pattern = patterns[place];
      if (pattern == null || cell.length > MOST_CLEANED) return cell.trim();
      return cell.trim().replace(pattern, "").trim();
    });
};
