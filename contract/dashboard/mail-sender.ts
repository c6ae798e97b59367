import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";

const dnsAnswer = () => z.enum(["FOUND", "MISSING", "NO_ANSWER"]);

const MailSenderDto = z.object({
  name: z.string(),
  address: z.string(),
  reply_to: z.string(),
  is_verified: z.boolean().describe("Until it is, emails go out through the installation's sender."),
  code_sent_at: instantOut().nullable(),
  code_expires_at: instantOut().nullable(),
  code_error: z.string().describe("Why the latest code could not be sent."),
  domain: z.string(),
  spf: dnsAnswer(),
  dmarc: dnsAnswer(),
  dkim: z.object({
    record_name: z.string(),
    record_value: z.string(),
    is_active: z.boolean().describe("Emails are signed."),
    answer: z
      .enum(["FOUND", "MISSING", "DIFFERENT", "NO_ANSWER"])
      .describe("Of DNS just now. DIFFERENT: there is a record of that name with another key."),
  }),
});

const connection = () => z.object({ connection_id: identifier() });

export const getMailSender = defineQuery({
  summary: "Show the sender of a store's emails",
  description: "Whether its address is verified, and what DNS says of its domain.",
  scope: "connections:read",
  input: connection(),
  output: z.object({ sender: MailSenderDto }),
});

export const getMailNotices = defineQuery({
  summary: "Show how a mail service reports bounces",
  description:
    "The address to enter at the service behind a store's mail server, and whether it was used. The address may hold a " +
    "secret, so only those see it who may change the connection.",
  scope: "connections:write",
  input: connection(),
  output: z.object({
    notices: z
      .object({
        service: z.string(),
        address: z.string(),
        place: z.string().describe("Where the address is entered."),
        events: z.string().describe("Which events are chosen there, in the service's words."),
        missing: z.string().describe("What is still to be entered here; empty where nothing is."),
        last_received_at: instantOut().nullable(),
        refused_at: instantOut().nullable().describe("When one came last that was not proven genuine."),
      })
      .nullable()
      .describe("Null: no service is known."),
  }),
});

export const resendSenderCode = defineMutation({
  summary: "Email a new code to the sender address",
  description: "At most five times an hour. Codes before it no longer work.",
  scope: "connections:write",
  input: connection(),
  output: z.object({}),
});

export const verifyMailSender = defineMutation({
  summary: "Verify the sender address with its code",
  description: "From then on the store's emails are sent from it.",
  scope: "connections:write",
  input: connection().extend({ code: text(20) }),
  output: z.object({}),
});

export const setMailSigning = defineMutation({
  summary: "Start or stop signing emails with DKIM",
  description:
    "Starts once DNS has the record, or where it can't be looked up and `is_insisted` says that it is there.",
  scope: "connections:write",
  input: connection().extend({ is_signing: z.boolean(), is_insisted: z.boolean().default(false) }),
  output: z.object({}),
});

export const sendTestMail = defineMutation({
  summary: "Send a test email to yourself",
  description: "Through the store's mail server, and answers what the server said. At most ten an hour.",
  scope: "connections:write",
  input: connection(),
  output: z.object({ to: z.string(), is_accepted: z.boolean(), answer: z.string() }),
});

export const listMailSuppressions = defineQuery({
  summary: "List addresses that get no emails",
  description: "Because an email bounced there or was reported as spam. Newest first, at most 200.",
  scope: "mailbox:read",
  output: z.object({
    suppressions: z.array(
      z.object({
        ecommerce_id: z.string(),
        address: z.string(),
        code: z.int(),
        answer: z.string(),
        is_complaint: z.boolean().describe("The receiver reported an email as spam."),
        created_at: instantOut(),
      }),
    ),
  }),
});

export const liftMailSuppression = defineMutation({
  summary: "Send emails to an address again",
  description: "Emails that failed meanwhile are not sent by themselves: retry them on their return.",
  scope: "connections:write",
  input: z.object({ ecommerce_id: identifier(), address: text(320) }),
  output: z.object({}),
});
