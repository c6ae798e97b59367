import type { MappingValue } from "./mapping-schema";
import { OrderFileError, RowProblem } from "./order-file-error";

/** The cells of a row in the order of the header, trimmed and cleaned. */
export type Cells = readonly string[];
/** Returns undefined when there is neither a value nor a default. */
export type ReadValue = (cells: Cells) => string | undefined;
/** @throws OrderFileError for a column that the file does not have */
export type FindColumn = (name: string) => number;

/** Compiles a value of the mapping into a function of a row's cells. */
export const compileValue = (value: MappingValue, findColumn: FindColumn): ReadValue => {
  if ("value" in value) {
    const text = String(value.value);
    return () => text;
  }
  if ("any_of" in value) {
    const candidates = value.any_of.map((candidate) => compileValue(candidate, findColumn));
    return (cells) => {
      for (const candidate of candidates) {
        const text = candidate(cells);
        if (text !== undefined) return text;
      }
      return undefined;
    };
  }
  const source = "template" in value ? compileTemplate(value.template, findColumn) : compileColumn(value, findColumn);
  return withRules(source, value);
};

/** Returns the column a value is read from, the first if there are several; "" for a constant. */
export const columnOf = (value: MappingValue): string => {
  if ("column" in value) return value.column;
  if ("any_of" in value) return value.any_of.map(columnOf).find((column) => column !== "") ?? "";
  return "template" in value ? (/\{([^{}]+)\}/.exec(value.template)?.[1] ?? "") : "";
};

type ColumnValue = Extract<MappingValue, { column: string }>;
type RuledValue = ColumnValue | Extract<MappingValue, { template: string }>;

const compileColumn = (value: ColumnValue, findColumn: FindColumn): ReadValue => {
  const index = findColumn(value.column);
  const read: ReadValue = (cells) => cells[index] || undefined;
  if (value.matches === undefined) return read;
  const pattern = new RegExp(value.matches, "u");
  const chosen = (constant: string | number | boolean | undefined, text: string | undefined) =>
    constant === undefined ? text : String(constant);
  return (cells) =>
    pattern.test(beginningOf(cells[index])) ? chosen(value.if_match, read(cells)) : chosen(value.if_not, undefined);
};

/**
 * Returns the part of a cell that patterns are matched against. Distinguishing text is short, and matching can take
 * quadratic time.
 */
export const beginningOf = (cell = ""): string => cell.slice(0, 1000);

/** Compiles a template. One empty part makes the whole value empty: "@customers.example" is not an address. */
const compileTemplate = (template: string, findColumn: FindColumn): ReadValue => {
  const parts = template.split(/\{([^{}]+)\}/).map((part, place): ReadValue => {
    if (place % 2 === 0) return () => part;
    const index = findColumn(part);
    return (cells) => cells[index] || undefined;
  });
  return (cells) => {
    const texts = parts.map((part) => part(cells));
    return texts.includes(undefined) ? undefined : texts.join("");
  };
};

const withRules = (source: ReadValue, { map, unmapped = "refuse", default: fallback }: RuledValue): ReadValue => {
  const otherwise = fallback === undefined ? undefined : String(fallback);
  if (map === undefined) return (cells) => source(cells) ?? otherwise;
  const known = new Map(Object.entries(map).map(([from, to]) => [from, String(to)]));
  return (cells) => {
    const text = source(cells);
    if (text === undefined) return otherwise;
    const mapped = known.get(text);
    if (mapped !== undefined) return mapped || otherwise;
    if (unmapped === "refuse") throw new RowProblem("must be a value that the mapping's map names", text);
    return unmapped === "keep" ? text : otherwise;
  };
};

/** Returns a lookup of columns by name; a name used by two columns is ambiguous. */
export const columnFinder = (header: readonly string[]): FindColumn => {
  const names = header.map((name) => name.trim());
  return (name) => {
    const index = names.indexOf(name);
    if (index === -1) {
      const hint = names.length === 1 ? " Is the delimiter right?" : "";
      throw new OrderFileError(`The file has no column "${name}"; its columns are ${names.join(", ")}.${hint}`);
    }
    if (names.lastIndexOf(name) !== index)
      throw new OrderFileError(`The file has two columns "${name}"; rename one of them.`);
    return index;
  };
};
