import { z } from "zod";
import { isCountry } from "../../vocabulary/country";

/** Uppercase ISO 3166 codes; an empty list means every country. */
export const countries = (what: string) =>
  z
    .array(
      z
        .string()
        .max(2)
        .refine((code) => code === code.toUpperCase() && isCountry(code), {
          error: "must be an ISO 3166 country in capitals, for example NL",
        }),
    )
    .max(250)
    .default([])
    .describe(`${what}, as ISO 3166 codes. Empty: every country. Homeward extension.`);
