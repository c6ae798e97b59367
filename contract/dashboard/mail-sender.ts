import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";

const dnsAnswer = () => z.enum(["FOUND", "MISSING", "NO_ANSWER"]);

const MailSenderDto = z.object({
  name: z.string(),
  address: z.string(),
  reply_to: z.string(),
  is_verified: z.boolean().describe("Until then, emails are sent from the installation's sender."),
  code_sent_at: instantOut().nullable(),
  code_expires_at: instantOut().nullable(),
  code_error: z.string().describe("Why the latest code could not be sent."),
  domain: z.string(),
  spf: dnsAnswer(),
  dmarc: dnsAnswer(),
  dkim: z.object({
    record_name: z.string(),
    record_value: z.string(),
    is_active: z.boolean().describe("Whether emails are signed."),
    answer: z
      .enum(["FOUND", "MISSING", "DIFFERENT", "NO_ANSWER"])
      .describe("Current result from DNS. DIFFERENT: the record exists with another key."),
  }),
});

const connection = () => z.object({ connection_id: identifier() });

export const getMailSender = defineQuery({
  summary: "Get the sender of a store's emails",
  description: "Returns whether its address is verified, and the DNS records of its domain.",
  scope: "connections:read",
  input: connection(),
  output: z.object({ sender: MailSenderDto }),
});

export const getMailNotices = defineQuery({
  summary: "Get the bounce notifications of a mail service",
  description:
    "Returns the URL to enter at the service behind a store's mail server, and whether it has been used. The URL may contain a secret, so it is only shown to those who can change the connection.",
  scope: "connections:write",
  input: connection(),
  output: z.object({
    notices: z
      .object({
        service: z.string(),
        address: z.string(),
        place: z.string().describe("Where to enter the URL."),
        events: z.string().describe("Events to select there, as named by the service."),
        missing: z.string().describe("Details still missing here. Empty if complete."),
        last_received_at: instantOut().nullable(),
        refused_at: instantOut().nullable().describe("When a notification last failed verification."),
      })
      .nullable()
      .describe("`null` if the service is unknown."),
  }),
});

export const resendSenderCode = defineMutation({
  summary: "Email a new code to the sender address",
  description: "At most five times an hour. Previous codes no longer work.",
  scope: "connections:write",
  input: connection(),
  output: z.object({}),
});

export const verifyMailSender = defineMutation({
  summary: "Verify the sender address",
  description: "The store's emails are then sent from this address.",
  scope: "connections:write",
  input: connection().extend({ code: text(20) }),
  output: z.object({}),
});

export const setMailSigning = defineMutation({
  summary: "Turn DKIM signing on or off",
  description:
    "Signing starts once DNS has the record, or, if DNS can't be queried, if `is_insisted` confirms the record.",
  scope: "connections:write",
  input: connection().extend({ is_signing: z.boolean(), is_insisted: z.boolean().default(false) }),
  output: z.object({}),
});

export const sendTestMail = defineMutation({
  summary: "Send a test email to yourself",
  description: "Sends through the store's mail server and returns its response. At most ten an hour.",
  scope: "connections:write",
  input: connection(),
  output: z.object({ to: z.string(), is_accepted: z.boolean(), answer: z.string() }),
});

export const listMailSuppressions = defineQuery({
  summary: "List suppressed email addresses",
  description: "Addresses that get no emails because one bounced or was reported as spam. Newest first, at most 200.",
  scope: "mailbox:read",
  output: z.object({
    suppressions: z.array(
      z.object({
        ecommerce_id: z.string(),
        address: z.string(),
        code: z.int(),
        answer: z.string(),
        is_complaint: z.boolean().describe("The recipient reported an email as spam."),
        created_at: instantOut(),
      }),
    ),
  }),
});

export const liftMailSuppression = defineMutation({
  summary: "Remove an address from the suppression list",
  description: "Emails that failed since then are not sent automatically: retry them on their return.",
  scope: "connections:write",
  input: z.object({ ecommerce_id: identifier(), address: text(320) }),
  output: z.object({}),
});
