import { type CustomTypesConfig, types as drivers } from "pg";

/**
 * How PostgreSQL's text values are converted: moments to RFC 3339 text in UTC with milliseconds (as within JSON), days
 * to YYYY-MM-DD, integers to numbers.
 */

/** Postgres writes up to six decimals and an offset of +00 or +00:00; we write three decimals and Z. */
export const isoTime = (text: string): string => {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?(?:\+00(?::00)?|Z)$/.exec(text);
  return match === null ? new Date(text).toISOString() : `${match[1]}T${match[2]}.${(match[3] ?? "").padEnd(3, "0")}Z`;
};

/** @throws Error instead of returning an inexact number */
const wholeNumber = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`${text} is more than a number holds exactly.`);
  return number;
};

const asText = (text: string): string => text;

/** Sums of bigint have the type numeric. */
const READ = new Map<number, (text: string) => unknown>([
  [drivers.builtins.TIMESTAMPTZ, isoTime],
  [drivers.builtins.DATE, asText],
  [drivers.builtins.INT8, wholeNumber],
  [drivers.builtins.NUMERIC, Number],
]);

/** How the driver reads the results of our statements, which are text. */
export const OUR_TYPES: CustomTypesConfig = {
  getTypeParser: (type: number) => READ.get(type) ?? drivers.getTypeParser(type),
};
