import { z } from "zod";
import { text } from "../base/wire";

/** A paragraph. */
export const LONGEST_MAIL_TEXT = 1_000;

const textsIn = (language: string) =>
  z
    .record(z.string(), text(LONGEST_MAIL_TEXT))
    .default({})
    .describe(`In ${language}, keyed by the path of each text, such as \`pass.subject\`.`);

/**
 * What a store says in its emails to shoppers instead of the standard texts, by language. A place without a text, or with
 * an empty one, has the standard text. Variables stand in braces: `{order}`.
 */
export const MailTextsDto = z
  .object({
    en: textsIn("English"),
    de: textsIn("German"),
    es: textsIn("Spanish"),
    fr: textsIn("French"),
    it: textsIn("Italian"),
  })
  .meta({ id: "MailTexts" });
