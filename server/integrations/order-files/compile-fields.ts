import { countryCode } from "@/contract/vocabulary/country";
import { majorTextToMinor, minorDigits, parseMinor } from "@/server/kernel/money";
import { parseTaxRate } from "@/server/kernel/tax-rate";
import { type Cells, compileValue, type FindColumn, type ReadValue } from "./compile-value";
import type { FieldKind } from "./fields";
import type { MappingValue, OrderMapping } from "./mapping-schema";
import { RowProblem } from "./order-file-error";
import type { TimeReader } from "./read-time";

export type FieldReader = { name: string; read: (cells: Cells, currency: string) => unknown };

type Reading = { findColumn: FindColumn; amounts: OrderMapping["amounts"]; readTime: TimeReader };

/** Makes the fields of an order, line or payment into functions of a row; a value that does not fit is a RowProblem. */
export const compileFields = (
  fields: Readonly<Record<string, MappingValue>>,
  kinds: Readonly<Record<string, FieldKind>>,
  reading: Reading,
): FieldReader[] =>
  Object.entries(fields).map(([name, value]) => {
    const source = compileValue(value, reading.findColumn);
    const read = compileKind({ name, kind: kinds[name] ?? "text", value, source, reading });
    return { name, read: (cells, currency) => named(name, () => read(cells, currency)) };
  });

/** What goes wrong with the field tells that it is this one. */
const named = (name: string, read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof RowProblem) error.field = name;
    throw error;
  }
};

type ToCompile = { name: string; kind: FieldKind; value: MappingValue; source: ReadValue; reading: Reading };

const compileKind = ({ name, kind, value, source, reading }: ToCompile): FieldReader["read"] => {
  const convert = (cells: Cells, to: (text: string) => unknown): unknown => {
    const text = source(cells);
    return text === undefined ? undefined : to(text);
  };
  switch (kind) {
    case "text":
      return source;
    case "list":
      return (cells) =>
        convert(cells, (text) =>
          text
            .split(/[,;|]/)
            .map((part) => part.trim())
            .filter((part) => part !== ""),
        );
    case "rate":
      return (cells) => convert(cells, (text) => readRate(name, text));
    case "country":
      return (cells) => convert(cells, countryCode);
    case "count":
      return (cells) => convert(cells, (text) => readCount(name, text));
    case "boolean":
      return (cells) => convert(cells, (text) => readBoolean(name, text));
    case "amount":
      return (cells, currency) => convert(cells, (text) => readAmount(name, text, currency, reading.amounts));
    case "signed":
      return (cells, currency) => convert(cells, (text) => readSigned(name, text, currency, reading.amounts));
    case "time": {
      const plusDays = "plus_days" in value ? (value.plus_days ?? 0) : 0;
      return (cells) => convert(cells, (text) => readTimeOf(name, text, plusDays, reading.readTime));
    }
  }
};

const readTimeOf = (name: string, text: string, plusDays: number, readTime: TimeReader): string => {
  const time = readTime(text, plusDays);
  if (time === null) throw new RowProblem(`${name} is no date and time of the expected form`, text);
  return time;
};

/** Whole numbers; spreadsheets write 6 as "6.0". */
const readCount = (name: string, text: string): number => {
  const match = /^(\d{1,9})(?:\.0+)?$/.exec(text);
  if (match === null) throw new RowProblem(`${name} is no whole number from 0`, text);
  return Number(match[1]);
};

const readRate = (name: string, text: string): number => {
  const rate = parseTaxRate(text);
  if (rate === null) throw new RowProblem(`${name} is no percentage from 0 to 100 with up to 3 decimals`, text);
  return rate;
};

const readBoolean = (name: string, text: string): boolean => {
  if (/^(true|yes|y|1)$/i.test(text)) return true;
  if (/^(false|no|n|0)$/i.test(text)) return false;
  throw new RowProblem(`${name} is neither yes nor no`, text);
};

/** Minor units of a text, exactly: no floating point on the way. */
export const readAmount = (name: string, given: string, currency: string, form: OrderMapping["amounts"]): number => {
  const text = withoutCurrency(given, currency);
  if (/^[-−(]/.test(text)) throw new RowProblem(`${name} is negative`, text);
  const plain = form.unit === "minor" ? text : withoutMarks(text, form);
  const minor = plain === null ? null : form.unit === "minor" ? parseMinor(plain) : majorTextToMinor(plain, currency);
  if (minor !== null) return minor;
  if (plain !== null && /^\d+\.\d+$/.test(plain) && majorTextToMinor(plain.replace(/\..*/, ""), currency) !== null) {
    if (form.more_decimals === "round") return roundedMinor(plain, currency);
    throw new RowProblem(`${name} has more decimals than ${currency} has`, text);
  }
  throw new RowProblem(`${name} is no amount of the expected form`, text);
};

/** As an amount; "-1.50" and "(1.50)" are below zero. */
const readSigned: typeof readAmount = (name, given, currency, form) => {
  const text = withoutCurrency(given, currency);
  const positive = /^[-−]\s*(.+)$/.exec(text)?.[1] ?? /^\((.+)\)$/.exec(text)?.[1];
  return positive === undefined ? readAmount(name, text, currency, form) : -readAmount(name, positive, currency, form);
};

/** "€ 12.50", "12,50 EUR" and "$1,299.00" are the amount alone. */
const withoutCurrency = (text: string, currency: string): string => {
  const bare = text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
  const named = currency !== "" ? bare.replace(new RegExp(`^${currency}|${currency}$`), "") : bare;
  return named.replace(/^\s*\p{Sc}|\p{Sc}\s*$/gu, "").trim();
};

/** Half a minor unit rounded up; shops work prices without tax out to more decimals than money has. */
const roundedMinor = (plain: string, currency: string): number => {
  const [whole = "", decimals = ""] = plain.split(".");
  const digits = minorDigits(currency);
  const kept = parseMinor(`${whole}${decimals.slice(0, digits)}`.replace(/^0+(?=\d)/, "")) ?? 0;
  return kept + (Number(decimals[digits]) >= 5 ? 1 : 0);
};

/** An amount as plain digits with a point, "1234.50", before its currency is known; null where it is none from 0. */
export const plainAmount = (given: string, form: OrderMapping["amounts"]): string | null => {
  const code = /^[A-Z]{3}(?=[\s\d])|(?<=[\s\d])[A-Z]{3}$/.exec(given)?.[0] ?? "";
  const plain = withoutMarks(withoutCurrency(given, code), form);
  return plain !== null && /^\d{1,12}(\.\d+)?$/.test(plain) ? plain : null;
};

const withoutMarks = (text: string, { decimal_mark, thousands_mark }: OrderMapping["amounts"]): string | null => {
  const [whole = "", decimals, ...more] = text.split(decimal_mark);
  if (more.length > 0) return null;
  // "1,23" must not become 123: a mark stands before three digits or it is none.
  const isMarked = thousands_mark !== "" && whole.includes(thousands_mark);
  const groups = isMarked ? whole.split(thousands_mark) : [whole];
  if (isMarked && groups.some((group, place) => !(place === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))) return null;
  return decimals === undefined ? groups.join("") : `${groups.join("")}.${decimals}`;
};
