import { z } from "zod";
import { country } from "../../base/wire";

/** Uppercase ISO 3166 codes; an empty list means every country. */
export const countries = (what: string) =>
  z
    .array(country())
    .max(250)
    .default([])
    .describe(`${what}, as ISO 3166 codes. Empty: every country. Homeward extension.`);
