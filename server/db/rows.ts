import { columnsOf, TABLE_NAMES } from "@/server/schema/columns";
import { camelCase } from "./tables/names";
import { isoTime } from "./tables/values";

/**
 * Converts rows that Postgres returns as JSON to domain values: snake_case names become camelCase, times become RFC
 * 3339 text in UTC with milliseconds. The content of a JSON column stays as stored. A member called `row` holds the
 * columns of the value that contains it.
 */

const namesOfType = (type: string): string[] =>
  TABLE_NAMES.flatMap((table) => Object.values(columnsOf(table)).filter((column) => column.type === type)).map(
    ({ column }) => column,
  );

/** Times computed by a statement follow the same naming: `…_at`. */
const TIME_COLUMNS: ReadonlySet<string> = new Set(namesOfType("timestamptz"));
/** `authorization` is the name that a statement gives the facts of one. */
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

/** Converts `row` from `to_jsonb` to the domain type given by the caller. */
export const fromRow = <T>(row: unknown): T => convert(row) as T;
