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
  code: z.int().describe("SMTP code of the server's last answer; 0 where there is none."),
  answer: z.string().describe("What the mail server answered last, or the mail service told."),
  notice: z.enum(MAIL_NOTICES).nullable().describe("What the mail service told last; null where it told nothing."),
  notice_at: instantOut().nullable(),
  next_at: instantOut().nullable().describe("Of a DELAYED email: when it is sent again, where known."),
});

export const listMails = defineQuery({
  summary: "List emails and how they went",
  description:
    "Emails of the stores with what the mail server answered, and those that are only kept because no mail server is " +
    "configured. Of emails that were sent the text is not kept. Newest first, at most 100.",
  scope: "mailbox:read",
  output: z.object({ mails: z.array(mail), has_mail_server: z.boolean() }),
});

export const getMail = defineQuery({
  summary: "Read one mail",
  description: "Text, HTML, headers and files of an email that is kept; how it went, of one that was sent.",
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
