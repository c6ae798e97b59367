import { columnsOf, TABLE_NAMES } from "@/server/schema/columns";
import { camelCase } from "./tables/names";
import { isoTime } from "./tables/values";

/**
 * Rows that Postgres hands over as JSON become domain values: snake_case names become camelCase, times become RFC 3339
 * texts in UTC with milliseconds. What is inside a JSON column stays as it was stored. A member called `row` holds the
 * columns of the value that it is in.
 */

const namesOfType = (type: string): string[] =>
  TABLE_NAMES.flatMap((table) => Object.values(columnsOf(table)).filter((column) => column.type === type)).map(
    ({ column }) => column,
  );

/** Named alike in a statement: a time that it works out is called `…_at`. */
const TIME_COLUMNS: ReadonlySet<string> = new Set(namesOfType("timestamptz"));
/** `authorization` is what a statement calls the facts of one. */
const JSON_COLUMNS: ReadonlySet<string> = new Set([...namesOfType("jsonb"), "authorization"]);

const isTime = (name: string): boolean => name.endsWith("_at") || TIME_COLUMNS.has(name);

const convert = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(convert);
  if (value === null || typeof value !== "object") return value;
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    if (name === "row") Object.assign(row, convert(field));
    else if (JSON_COLUMNS.has(name)) row[camelCase(name)] = field;
    else if (typeof field === "string" && isTime(name)) row[camelCase(name)] = isoTime(field);
    else row[camelCase(name)] = convert(field);
  }
  return row;
};

/** `row` as it came from `to_jsonb`, as the domain type that the caller names. */
export const fromRow = <T>(row: unknown): T => convert(row) as T;
