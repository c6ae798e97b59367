import { z } from "zod";
import { text } from "../base/wire";
import { LANGUAGE_FACTS, perLanguage } from "../vocabulary/language";

/** A page of prose. */
const LONGEST_STATEMENT = 5_000;

const statement = (language: string) =>
  text(LONGEST_STATEMENT).default("").describe(`In ${language}. Empty if there is none.`);

/**
 * A store's own text on the portal's accessibility page, by language. Languages without one show the text of the
 * store's default language.
 */
export const AccessibilityDto = z
  .object(perLanguage((language) => statement(LANGUAGE_FACTS[language].name)))
  .meta({ id: "Accessibility" });
