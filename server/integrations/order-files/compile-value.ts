import type { MappingValue } from "./mapping-schema";
import { OrderFileError, RowProblem } from "./order-file-error";

/** The cells of a row, trimmed and cleaned, in the order of the header. */
export type Cells = readonly string[];
/** Undefined when there is nothing and no default. */
export type ReadValue = (cells: Cells) => string | undefined;
/** @throws OrderFileError for a column that the file does not have */
export type FindColumn = (name: string) => number;

/** Makes a mapping's value into a function of a row's cells. */
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

/** The column that a value is read from, the first where there are several; empty for a constant. */
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

/** As much of a cell as a pattern looks at: what tells rows apart is short, and a pattern may take the square of it. */
export const beginningOf = (cell = ""): string => cell.slice(0, 1000);

/** One empty part makes the whole empty: "@customers.example" is nobody's address. */
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

/** Finds columns by name; a name that the file has twice cannot be told apart. */
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
