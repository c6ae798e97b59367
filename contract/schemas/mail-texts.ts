import { z } from "zod";
import { text } from "../base/wire";
import { LANGUAGE_FACTS, perLanguage } from "../vocabulary/language";

/** A paragraph. */
export const LONGEST_MAIL_TEXT = 1_000;

const textsIn = (language: string) =>
  z
    .record(z.string(), text(LONGEST_MAIL_TEXT))
    .default({})
    .describe(`In ${language}, keyed by the path of each text, such as \`pass.subject\`.`);

/**
 * A store's own email texts for shoppers, by language. Missing and empty texts fall back to the standard text.
 * Variables are in braces: `{order}`.
 */
export const MailTextsDto = z
  .object(perLanguage((language) => textsIn(LANGUAGE_FACTS[language].name)))
  .meta({ id: "MailTexts" });
