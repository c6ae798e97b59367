import { z } from "zod";
import { defineOperation } from "../operation";
import { identifier, instantOut } from "../wire";

const mail = z.object({
  mail_id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  created_at: instantOut(),
});

export const listMails = defineOperation({
  id: "listMails",
  summary: "List the mails of the built-in mail box",
  description:
    "What would have been sent if a mail server were configured, and whether one is by now: what is written since then " +
    "is sent and not kept here. Newest first, at most 100.",
  tag: "Dashboard",
  scope: "mailbox:read",
  endpoints: [],
  input: z.object({}),
  output: z.object({ mails: z.array(mail), has_mail_server: z.boolean() }),
  problems: [],
});

export const getMail = defineOperation({
  id: "getMail",
  summary: "Read one mail",
  description: "Text, HTML, headers and files as they would have been sent.",
  tag: "Dashboard",
  scope: "mailbox:read",
  endpoints: [],
  input: z.object({ mail_id: identifier() }),
  output: z.object({
    mail: mail.extend({
      text: z.string(),
      html: z.string(),
      headers: z.array(z.object({ name: z.string(), value: z.string() })),
      attachments: z.array(
        z.object({ name: z.string(), content_type: z.string(), content: z.string().meta({ description: "Base64." }) }),
      ),
    }),
  }),
  problems: ["NOT_FOUND"],
});
