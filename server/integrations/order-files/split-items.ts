import type { OrderMapping } from "./mapping-schema";
import type { CsvRow } from "./read-csv";

type Items = NonNullable<OrderMapping["items"]>;

/** A cell with more items is not treated as a list. */
const MOST_ITEMS = 1000;

/**
 * Splits rows with several items in one cell, "Product SKU: A1, Product Qty: 2 | Product SKU: B2, Product Qty: 1", into
 * one row per item, with a column per name after those of the file. Text without any of the names stays one row.
 */
export async function* splitItems(
  rows: AsyncIterable<CsvRow>,
  { items, header }: { items: Items; header: readonly string[] },
): AsyncGenerator<CsvRow> {
  const place = header.findIndex((name) => name.trim() === items.column);
  const mark = new RegExp(`(?:^|,)\\s*(${items.names.map(escapeRegex).join("|")}):`, "gu");
  for await (const { row, cells } of rows) {
    if (cells.length !== header.length) {
      yield { row, cells };
      continue;
    }
    const texts = partsOf(cells[place] ?? "", items, mark);
    for (const text of texts) yield { row, cells: [...cells, ...items.names.map((name) => text.get(name) ?? "")] };
  }
}

const escapeRegex = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

/** An item ends where the next one starts with the same name, because product names can contain the separator. */
const partsOf = (cell: string, { between, names }: Items, mark: RegExp): Map<string, string>[] => {
  const [first = ""] = names;
  const texts: string[] = [];
  for (const text of cell.split(between).slice(0, MOST_ITEMS)) {
    const isNew = texts.length === 0 || text.trimStart().startsWith(`${first}:`);
    if (isNew) texts.push(text);
    else texts[texts.length - 1] += between + text;
  }
  return texts.map((text) => {
    const marks = [...text.matchAll(mark)];
    return new Map(
      marks.map((found, at) => {
        const value = text.slice(found.index + found[0].length, marks[at + 1]?.index ?? text.length);
        return [found[1] ?? "", value.trim()] as const;
      }),
    );
  });
};
