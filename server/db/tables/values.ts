import { type CustomTypesConfig, types as drivers } from "pg";

/**
 * What the texts of PostgreSQL are in our hands: moments as RFC 3339 texts in UTC with milliseconds (as within JSON),
 * days as YYYY-MM-DD, whole numbers as numbers.
 */

/** Postgres writes up to six decimals and an offset of +00 or +00:00; we write three and Z. */
export const isoTime = (text: string): string => {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?(?:\+00(?::00)?|Z)$/.exec(text);
  return match === null ? new Date(text).toISOString() : `${match[1]}T${match[2]}.${(match[3] ?? "").padEnd(3, "0")}Z`;
};

/** @throws Error rather than a number that is off by some */
const wholeNumber = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`${text} is more than a number holds exactly.`);
  return number;
};

const asText = (text: string): string => text;

/** Sums of bigint are numeric. */
const READ = new Map<number, (text: string) => unknown>([
  [drivers.builtins.TIMESTAMPTZ, isoTime],
  [drivers.builtins.DATE, asText],
  [drivers.builtins.INT8, wholeNumber],
  [drivers.builtins.NUMERIC, Number],
]);

/** How the driver reads the answers of our statements, which are texts. */
export const OUR_TYPES: CustomTypesConfig = {
  getTypeParser: (type: number) => READ.get(type) ?? drivers.getTypeParser(type),
};
