import { LINE_FIELDS, ORDER_FIELDS, PAYMENT_FIELDS } from "./fields";
import { OrderMapping } from "./mapping-schema";
import { OrderFileError } from "./order-file-error";
import type { CsvFormat } from "./read-csv";

export const PLAIN_CSV: CsvFormat = { delimiter: ",", quote: '"', encoding: "utf-8" };

const KEY = "order_number";
const LINE = "line_items.";
const PAYMENT = "payments.";

/**
 * The mapping of a file whose columns are named like the fields of a PUT: `order_number`, `currency`, `shipping.price`,
 * `line_items.sku`, `line_items.options.Size`, `payments.method`. Amounts are in minor units, as there.
 * @throws OrderFileError for a column that is no field: nothing is left out by a typing error
 */
export const mapByName = (header: readonly string[]): OrderMapping => {
  const names = header.map((name) => name.trim());
  if (!names.includes(KEY))
    throw new OrderFileError(`The file has no column "${KEY}"; name its columns like the fields, or send a mapping.`);
  const unknown = names.find((name) => name !== KEY && !isField(name));
  if (unknown !== undefined)
    throw new OrderFileError(
      `The column "${unknown}" is no field; name the columns like the fields, or send a mapping.`,
    );
  const payment = columnsOf(names, PAYMENT);
  return OrderMapping.parse({
    amounts: { unit: "minor" },
    group: { column: KEY },
    order: Object.fromEntries(names.filter((name) => name in ORDER_FIELDS).map((name) => [name, { column: name }])),
    line: columnsOf(names, LINE),
    payments: [{ id: { value: "payment" }, ...payment }],
  });
};

const isField = (name: string): boolean =>
  name in ORDER_FIELDS ||
  (name.startsWith(LINE) && (name.slice(LINE.length) in LINE_FIELDS || /^line_items\.options\../.test(name))) ||
  (name.startsWith(PAYMENT) && name.slice(PAYMENT.length) in PAYMENT_FIELDS);

const columnsOf = (names: readonly string[], prefix: string): Record<string, { column: string }> =>
  Object.fromEntries(
    names.filter((name) => name.startsWith(prefix)).map((name) => [name.slice(prefix.length), { column: name }]),
  );
