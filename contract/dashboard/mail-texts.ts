import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, text } from "../base/wire";
import { LONGEST_MAIL_TEXT, MailTextsDto } from "../schemas/mail-texts";
import { SHOPPER_LANGUAGES } from "../vocabulary/language";

/** More than any email has. */
const MOST_TEXTS = 20;

const draft = {
  ecommerce_id: identifier(),
  mail: text(64).describe("Email template, such as `pass`."),
  lang: z.enum(SHOPPER_LANGUAGES),
  texts: z
    .record(z.string().max(100), text(LONGEST_MAIL_TEXT))
    .refine((texts) => Object.keys(texts).length <= MOST_TEXTS, { error: `must have at most ${MOST_TEXTS} texts` })
    .default({})
    .describe("Texts by path. Others keep their saved value."),
};

export const getMailTexts = defineQuery({
  summary: "Get the texts of a store's emails",
  description: "Returns the store's own texts, and each text that can be customized with its variables.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    texts: MailTextsDto,
    mails: z.array(
      z.object({
        name: z.string(),
        fields: z.array(
          z.object({
            key: z.string(),
            variables: z.array(z.string()),
            is_line: z.boolean().describe("Whether it is a single line: a subject, a headline or a button."),
            standard: z.record(z.enum(SHOPPER_LANGUAGES), z.string()),
          }),
        ),
      }),
    ),
  }),
});

export const previewMailText = defineQuery({
  summary: "Preview the texts of an email",
  description:
    "Returns the email with sample values and every optional text, in the store's branding. Nothing is saved.",
  scope: "settings:read",
  input: z.object(draft),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
});

export const sendMailTextTest = defineMutation({
  summary: "Send the preview of an email to yourself",
  description: "Sent like the store's emails. At most ten an hour. Nothing is saved.",
  scope: "settings:write",
  input: z.object(draft),
  output: z.object({ to: z.string() }),
});
