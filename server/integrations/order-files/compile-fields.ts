import { COUNTRY_EXPECTED, countryCode, isCountry } from "@/contract/vocabulary/country";
import { EMAIL_EXPECTED, isEmailAddress } from "@/contract/vocabulary/mail-address";
import { decimalsExpected } from "@/server/kernel/decimals-expected";
import { majorTextToMinor, minorDigits, parseMinor } from "@/server/kernel/money";
import { parseTaxRate } from "@/server/kernel/tax-rate";
import { type Cells, columnOf, compileValue, type FindColumn, type ReadValue } from "./compile-value";
import type { FieldKind } from "./fields";
import type { MappingValue, OrderMapping } from "./mapping-schema";
import { problemOf, RowProblem } from "./order-file-error";
import type { TimeReader } from "./read-time";

export type FieldReader = { name: string; read: (cells: Cells, currency: string) => unknown };

type Reading = {
  findColumn: FindColumn;
  amounts: OrderMapping["amounts"];
  readTime: TimeReader;
  /** An example of a date in the file's format. */
  timeExample: string;
  /** Prefix of field names in messages. */
  prefix?: string;
};

/**
 * Compiles the fields of an order, line or payment into functions of a row. A value that doesn't fit throws RowProblem.
 */
export const compileFields = (
  fields: Readonly<Record<string, MappingValue>>,
  kinds: Readonly<Record<string, FieldKind>>,
  reading: Reading,
): FieldReader[] =>
  Object.entries(fields).map(([name, value]) => {
    const source = compileValue(value, reading.findColumn);
    const read = compileKind({ kind: kinds[name] ?? "text", value, source, reading });
    const place = { field: `${reading.prefix ?? ""}${name}`, column: columnOf(value) };
    return { name, read: (cells, currency) => placed(place, () => read(cells, currency)) };
  });

/** Adds field and column to a problem thrown while reading it. */
const placed = (place: { field: string; column: string }, read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof RowProblem) Object.assign(error, place);
    throw error;
  }
};

type ToCompile = { kind: FieldKind; value: MappingValue; source: ReadValue; reading: Reading };

const compileKind = ({ kind, value, source, reading }: ToCompile): FieldReader["read"] => {
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
    case "email":
      return (cells) => convert(cells, readEmail);
    case "rate":
      return (cells) => convert(cells, readRate);
    case "country":
      return (cells) => convert(cells, readCountry);
    case "count":
      return (cells) => convert(cells, readCount);
    case "boolean":
      return (cells) => convert(cells, readBoolean);
    case "amount":
      return (cells, currency) => convert(cells, (text) => readAmount(text, currency, reading.amounts));
    case "signed":
      return (cells, currency) => convert(cells, (text) => readSigned(text, currency, reading.amounts));
    case "time": {
      const plusDays = "plus_days" in value ? (value.plus_days ?? 0) : 0;
      return (cells) => convert(cells, (text) => readTimeOf(text, plusDays, reading));
    }
  }
};

const wrong = (reason: string, told: string, kind?: "PERSON"): RowProblem => problemOf("", reason, { told, kind });

const readEmail = (text: string): string => {
  if (!isEmailAddress(text)) throw wrong(EMAIL_EXPECTED, text, "PERSON");
  return text;
};

/** Files give countries by code or by name. */
const readCountry = (text: string): string => {
  const code = countryCode(text);
  if (!isCountry(code)) throw wrong(COUNTRY_EXPECTED, text);
  return code;
};

const readTimeOf = (text: string, plusDays: number, { readTime, timeExample }: Reading): string => {
  const time = readTime(text, plusDays);
  if (time === null) throw wrong(`must be a date such as ${timeExample}`, text);
  return time;
};

/** Reads a whole number; spreadsheets write 6 as "6.0". */
const readCount = (text: string): number => {
  const match = /^(\d{1,9})(?:\.0+)?$/.exec(text);
  if (match === null) throw wrong("must be a whole number of at least 0", text);
  return Number(match[1]);
};

const readRate = (text: string): number => {
  const rate = parseTaxRate(text);
  if (rate === null) throw wrong(RATE_EXPECTED, text);
  return rate;
};

const readBoolean = (text: string): boolean => {
  if (/^(true|yes|y|1)$/i.test(text)) return true;
  if (/^(false|no|n|0)$/i.test(text)) return false;
  throw wrong("must be yes or no", text);
};

/** Converts text to minor units exactly, without floating point. */
export const readAmount = (given: string, currency: string, form: OrderMapping["amounts"]): number => {
  const text = withoutCurrency(given, currency);
  if (/^[-−(]/.test(text)) throw wrong("must not be negative", text);
  const plain = form.unit === "minor" ? text : withoutMarks(text, form);
  const minor = plain === null ? null : form.unit === "minor" ? parseMinor(plain) : majorTextToMinor(plain, currency);
  if (minor !== null) return minor;
  if (plain !== null && /^\d+\.\d+$/.test(plain) && majorTextToMinor(plain.replace(/\..*/, ""), currency) !== null) {
    if (form.more_decimals === "round") return roundedMinor(plain, currency);
    throw wrong(decimalsExpected(currency), text);
  }
  throw wrong(amountExpected(form), text);
};

export const RATE_EXPECTED = "must be a percentage from 0 to 100 with up to 3 decimals";

/** Describes the expected format of an amount, as the end of a sentence. */
export const amountExpected = ({ unit, decimal_mark, thousands_mark }: OrderMapping["amounts"]): string =>
  unit === "minor"
    ? "must be a whole number such as 123450"
    : `must be an amount such as 1${thousands_mark}234${decimal_mark}50`;

/** Reads an amount that may be negative: "-1.50" or "(1.50)". */
const readSigned: typeof readAmount = (given, currency, form) => {
  const text = withoutCurrency(given, currency);
  const positive = /^[-−]\s*(.+)$/.exec(text)?.[1] ?? /^\((.+)\)$/.exec(text)?.[1];
  return positive === undefined ? readAmount(text, currency, form) : -readAmount(positive, currency, form);
};

/** Removes the currency from texts such as "€ 12.50", "12,50 EUR" and "$1,299.00". */
const withoutCurrency = (text: string, currency: string): string => {
  const bare = text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
  const named = currency !== "" ? bare.replace(new RegExp(`^${currency}|${currency}$`), "") : bare;
  return named.replace(/^\s*\p{Sc}|\p{Sc}\s*$/gu, "").trim();
};

/** Rounds half a minor unit up; shops calculate prices without tax to more decimals than the currency has. */
const roundedMinor = (plain: string, currency: string): number => {
  const [whole = "", decimals = ""] = plain.split(".");
  const digits = minorDigits(currency);
  const kept = parseMinor(`${whole}${decimals.slice(0, digits)}`.replace(/^0+(?=\d)/, "")) ?? 0;
  return kept + (Number(decimals[digits]) >= 5 ? 1 : 0);
};

/**
 * Returns an amount as plain digits with a point ("1234.50") before its currency is known; null unless it is an amount
 * of at least 0.
 */
export const plainAmount = (given: string, form: OrderMapping["amounts"]): string | null => {
  const code = /^[A-Z]{3}(?=[\s\d])|(?<=[\s\d])[A-Z]{3}$/.exec(given)?.[0] ?? "";
  const plain = withoutMarks(withoutCurrency(given, code), form);
  return plain !== null && /^\d{1,12}(\.\d+)?$/.test(plain) ? plain : null;
};

const withoutMarks = (text: string, { decimal_mark, thousands_mark }: OrderMapping["amounts"]): string | null => {
  const [whole = "", decimals, ...more] = text.split(decimal_mark);
  if (more.length > 0) return null;
  // "1,23" must not become 123: a thousands mark has to be followed by three digits.
  const isMarked = thousands_mark !== "" && whole.includes(thousands_mark);
  const groups = isMarked ? whole.split(thousands_mark) : [whole];
  if (isMarked && groups.some((group, place) => !(place === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))) return null;
  return decimals === undefined ? groups.join("") : `${groups.join("")}.${decimals}`;
};
