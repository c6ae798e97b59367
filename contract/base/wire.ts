import { z } from "zod";
import { BASE64_RULE, isBase64 } from "../vocabulary/base64";
import { COUNTRY_EXPECTED, isCountry } from "../vocabulary/country";
import { isCurrency } from "../vocabulary/currency";
import { EMAIL_EXPECTED, isEmailAddress } from "../vocabulary/mail-address";
import { isStorable } from "../vocabulary/storable";
import { visibleText as asVisible, isVisible } from "../vocabulary/visible-text";
import { isWebAddress } from "../vocabulary/web-address";

/** Building blocks of wire schemas (decisions, sections 2–4). */

const storable = (max: number, string = z.string()) =>
  string
    .check((field) => {
      // JSON Schema counts code points; some take two JavaScript code units.
      const isTooLong = field.value.length > max && [...field.value].length > max;
      if (isTooLong) field.issues.push({ code: "too_big", origin: "string", maximum: max, input: field.value });
    })
    .refine(isStorable, { error: "must not contain NUL or unpaired surrogates" });

/** Text of up to `max` characters without NUL and lone surrogates. */
export const text = (max = 255) => storable(max).meta({ maxLength: max });

/** Like `text`, but at least one character. */
export const requiredText = (max = 255) => storable(max).min(1).meta({ maxLength: max });

/** Text that a person writes (a reason, a note, a name): trimmed, and empty if nothing of it is visible. */
export const visibleText = (max = 255) => storable(max, z.string().overwrite(asVisible)).meta({ maxLength: max });

/** Like `visibleText`, but something must be visible. */
export const requiredVisibleText = (max = 255) =>
  storable(max, z.string().overwrite(asVisible)).min(1).meta({ maxLength: max });

/** Text about a person or product from a shop or a form: stored as received, but empty if nothing of it is visible. */
export const toldText = (max = 255) =>
  storable(
    max,
    z.string().overwrite((told) => (isVisible(told) ? told : "")),
  ).meta({ maxLength: max });

/** A shop's name for an order or product: stored as received, but something must be visible. */
export const shopName = (max: number) =>
  requiredText(max).refine(isVisible, { error: "must have at least one visible character" });

/** A file in a JSON body; its length is limited by the size of the body. */
export const fileContent = () =>
  z
    .string()
    .min(1)
    .refine((content) => content === "" || isBase64(content), { error: BASE64_RULE })
    .meta({ contentEncoding: "base64" });

/** Opaque identifier, ours or a platform's. */
export const identifier = () => requiredText(128);

/**
 * ID that the client creates once per decision, so that a request repeated after a lost answer takes effect only once.
 */
export const requestId = () =>
  z
    .uuid({ error: "must be a UUID, newly generated for each decision" })
    .toLowerCase()
    .describe(
      "UUID that the client generates for each decision. Repeating a call with the same one has no further effect.",
    );

/** An amount in JSON: decimal digits of the integer in minor units, "1200" EUR = 12.00. */
export const amount = () =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,14})$/, {
      error: 'must be a whole number of minor units in decimal digits, e.g. "1200" for 12.00 EUR',
    })
    .meta({ description: "Amount in minor units of the currency, as decimal digits.", example: "1200" });

const MOST_MINOR = 999_999_999_999_999;

/** An integer amount in minor units where the specification defines a number. */
export const minorInteger = () =>
  z.int().min(0).max(MOST_MINOR).meta({ description: "Amount in minor units of the currency.", example: 1200 });

const AMOUNT_RULE =
  'must be a whole number of minor units, as a number or in decimal digits: 1200 or "1200" for 12.00 EUR';

const givenAmount = () =>
  z.union(
    [
      z.int({ error: AMOUNT_RULE }).min(0, { error: AMOUNT_RULE }).max(MOST_MINOR, { error: AMOUNT_RULE }),
      z.string().regex(/^(0|[1-9]\d{0,14})$/, { error: AMOUNT_RULE }),
    ],
    // A missing value is reported with a different message.
    { error: ({ input }) => (input === undefined ? undefined : AMOUNT_RULE) },
  );
const GIVEN_FACTS = {
  description: "Amount in minor units of the currency, as a number or in decimal digits.",
  example: 1200,
};

/** An amount in input, in either JSON form; parsed to decimal digits. */
export const amountGiven = () =>
  z.codec(givenAmount(), z.string(), { decode: String, encode: (digits) => digits }).meta(GIVEN_FACTS);

/** Like `amountGiven`, parsed to an integer. */
export const minorGiven = () =>
  z.codec(givenAmount(), z.number(), { decode: Number, encode: (minor) => minor }).meta(GIVEN_FACTS);

/** An amount of a setting, read and written with the same schema: accepts either form, returns an integer. */
export const minorSetting = (most = MOST_MINOR) =>
  z.codec(givenAmount(), minorInteger().max(most), { decode: Number, encode: (minor) => minor });

/** Like `minorSetting`, returning decimal digits. */
export const amountSetting = () => z.codec(givenAmount(), amount(), { decode: String, encode: (digits) => digits });

export const currencyCode = () =>
  z
    .string()
    .regex(/^[A-Z]{3}$/, { error: "must be a three-letter ISO 4217 code in capitals" })
    .meta({ description: "ISO 4217 currency code.", example: "EUR" });

/** Like `currency` for input: only currencies in use. */
export const currencyInUse = () =>
  currencyCode().refine(isCurrency, { error: "must be an ISO 4217 currency that is in use, for example EUR" });

/** One email address, or empty. Spaces around it are accepted. */
export const emailAddress = () =>
  text(254).refine((email) => email.trim() === "" || isEmailAddress(email.trim()), { error: EMAIL_EXPECTED });

/** ISO 3166-1 alpha-2 in any case, or empty. One check, so that a name of a country gets one message. */
export const countryCode = () =>
  z
    .string()
    .refine((code) => code === "" || isCountry(code.toUpperCase()), {
      error: `${COUNTRY_EXPECTED}, or empty if unknown`,
    })
    .meta({ maxLength: 2, description: "ISO 3166-1 alpha-2.", example: "NL" });

/** ISO 3166-1 alpha-2 in capitals. */
export const country = () =>
  z
    .string()
    .refine((code) => code === code.toUpperCase() && isCountry(code), { error: COUNTRY_EXPECTED })
    .meta({ maxLength: 2 });

/**
 * Web address of a resource that browsers show, or empty; scripts are not allowed. Spaces in picture names are
 * accepted, because shops leave them unescaped and browsers tolerate them.
 */
export const webUrl = (max = 2048) =>
  text(max).refine((url) => url === "" || isWebAddress(url.replaceAll(" ", "%20")), {
    error: "must be an address that begins with https:// or http://",
  });

/** Address of a page that people are sent to, or empty. */
export const webPage = (max = 2000) =>
  text(max).refine((url) => url === "" || isWebAddress(url), {
    error: 'must be an address that begins with https:// or http://, without spaces, quotes, "<" or ">"',
  });

const FIRST_INSTANT_MS = Date.parse("0001-01-01T00:00:00Z");
const LAST_INSTANT_MS = Date.parse("9999-12-31T23:59:59.999Z");
/** Compared in UTC: an offset can move the first and the last day into a year that the database can't store. */
const isInCommonEra = (text: string): boolean => {
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) || (atMs >= FIRST_INSTANT_MS && atMs <= LAST_INSTANT_MS);
};

/** RFC 3339 time; accepts only valid instants in the years 1 to 9999. */
export const instant = () =>
  z.iso
    .datetime({ offset: true })
    .refine(isInCommonEra, { error: "must be in the years 0001 to 9999, read in UTC" })
    .describe("RFC 3339 date and time.");

/** A calendar day without a time. */
export const localDate = () => z.iso.date().describe("Date, for example 2026-11-23.");

export const instantOut = () => z.string().meta({ format: "date-time", description: "RFC 3339, UTC, milliseconds." });

/** An object with arbitrary members. */
export const freeObject = () => z.record(z.string(), z.unknown());

export const emptyObject = () => z.object({}).describe("Empty object.");
