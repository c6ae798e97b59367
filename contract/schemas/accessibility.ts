import { z } from "zod";
import { text } from "../base/wire";

/** A page of prose. */
const LONGEST_STATEMENT = 5_000;

const statement = (language: string) =>
  text(LONGEST_STATEMENT).default("").describe(`In ${language}. Empty if there is none.`);

/**
 * What a store says of its own on the portal's page about accessibility, by language. A language without a text reads the
 * one of the store's default language.
 */
export const AccessibilityDto = z
  .object({
    en: statement("English"),
    de: statement("German"),
    es: statement("Spanish"),
    fr: statement("French"),
    it: statement("Italian"),
  })
  .meta({ id: "Accessibility" });
