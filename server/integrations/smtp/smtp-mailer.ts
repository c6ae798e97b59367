import { createTransport } from "nodemailer";
import type { Mailer, OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

/**
 * Sends over SMTP. `url` is SMTP_URL (`smtp://user:password@host:587`, `smtps://…`).
 * A permanent answer (5xx, RFC 5321) is REFUSED, everything else, from a closed port to 4xx, UNAVAILABLE.
 */
export const createSmtpMailer = ({ url }: { url: string }): Mailer => {
  const transport = createTransport(
    {
      url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
    },
    // Mail texts hold what shoppers typed: nothing in them may make the library read a file or fetch an address.
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    send: async ({ to, from, subject, text, html, headers, attachments = [] }) => {
      const files = attachments.map(({ name, contentType, content }) => ({
        ...{ filename: name, contentType, content: Buffer.from(content) },
      }));
      try {
        await transport.sendMail({
          to,
          from,
          subject,
          text,
          html,
          headers: publicHeaders(headers),
          attachments: files,
        });
      } catch (error) {
        throw asPartnerError(error);
      }
    },
  };
};

/** What ours are told about a mail, whose it is for one, is none of its receiver's business. */
const publicHeaders = (headers: OutgoingMail["headers"]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("X-SVC-")));

const asPartnerError = (error: unknown): PartnerError => {
  const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  const isPermanent = (code >= 500 && code < 600) || hasNoRecipient(error);
  return new PartnerError(
    "SMTP",
    isPermanent ? "REFUSED" : "UNAVAILABLE",
    isPermanent ? "The mail server refused the mail for good." : "The mail server did not take the mail.",
    { cause: error },
  );
};

/** nodemailer finds no usable address in `to` or `from`: no retry will find one. */
const hasNoRecipient = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EENVELOPE" && !("responseCode" in error);
