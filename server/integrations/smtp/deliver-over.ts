import type { Transporter } from "nodemailer";
import type { MailAnswer, OutgoingMail } from "@/server/partners/mailer";
import { readMailAnswer } from "./notices/read-mail-answer";

/** Most servers accept 25 MB or less, and encoding makes attachments a third larger. */
const MOST_ATTACHED_BYTES = 15 * 1024 * 1024;
const LONGEST_WORDS = 500;

/**
 * Sends one email through a server. `marks`: headers for the mail service behind it, sent unchanged. Throws
 * nodemailer's error when the server gave no response about this email.
 */
export const deliverOver = async (
  transport: Transporter,
  mail: OutgoingMail,
  marks: Readonly<Record<string, string>> = {},
): Promise<MailAnswer> => {
  const { to, from, subject, text, html, headers, attachments = [] } = mail;
  const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  if (bytes > MOST_ATTACHED_BYTES)
    return { state: "REFUSED", code: 0, words: "The attachments are larger than 15 MB. Nothing was sent." };
  const files = attachments.map(({ name, contentType, content }) => ({
    ...{ filename: name, contentType, content: Buffer.from(content) },
  }));
  try {
    const all = { ...publicHeaders(headers), ...asTheyAre(marks) };
    const message = { to, from, subject, text, html, headers: all, attachments: files };
    const { response } = (await transport.sendMail(message)) as { response?: unknown };
    const words = String(response ?? "").slice(0, LONGEST_WORDS);
    return { state: "SENT", code: Number(/^\d{3}/.exec(words)?.[0] ?? 0), words };
  } catch (error) {
    if (hasNoRecipient(error)) return { state: "REFUSED", code: 0, words: "There is no usable address to send to." };
    const answer = readMailAnswer(error);
    if (answer === null) throw error;
    return answer;
  }
};

/**
 * Removes our internal headers, which say for example that an email is private: they are not meant for its recipient.
 */
const publicHeaders = (headers: OutgoingMail["headers"]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("X-SVC-")));

/** Prevents nodemailer from encoding headers that services parse, such as JSON. */
const asTheyAre = (marks: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(marks).map(([name, value]) => [name, { prepared: true, value }]));

/** Recognizes nodemailer's error for an unusable address in `to` or `from`: a retry can't succeed. */
const hasNoRecipient = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EENVELOPE" && !("responseCode" in error);
