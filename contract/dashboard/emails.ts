import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, instantOut } from "../base/wire";
import { MAIL_NOTICES, MAIL_STATES } from "../vocabulary/mail-state";

const mail = z.object({
  mail_id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  created_at: instantOut(),
  state: z.enum(MAIL_STATES),
  code: z.int().describe("SMTP code of the last server response. 0 if there is none."),
  answer: z.string().describe("Last response of the mail server, or last report of the mail service."),
  notice: z.enum(MAIL_NOTICES).nullable().describe("Last report of the mail service. `null` if there is none."),
  notice_at: instantOut().nullable(),
  next_at: instantOut().nullable().describe("Next attempt of a DELAYED email, if known."),
});

export const listMails = defineQuery({
  summary: "List emails with their delivery status",
  description:
    "Returns the stores' emails with the response of the mail server, and those that are only stored because no mail server is configured. The text of sent emails is not stored. Newest first, at most 100.",
  scope: "mailbox:read",
  output: z.object({ mails: z.array(mail), has_mail_server: z.boolean() }),
});

export const getMail = defineQuery({
  summary: "Get an email",
  description: "Returns the text, HTML, headers and files of a stored email, or the delivery of a sent one.",
  scope: "mailbox:read",
  input: z.object({ mail_id: identifier() }),
  output: z.object({
    mail: mail.extend({
      text: z.string(),
      html: z.string(),
      headers: z.array(z.object({ name: z.string(), value: z.string() })),
      attachments: z.array(
        z.object({ name: z.string(), content_type: z.string(), content: z.string().describe("Base64.") }),
      ),
    }),
  }),
});
