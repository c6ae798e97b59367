import type { Transporter } from "nodemailer";
import type { MailAnswer, OutgoingMail } from "@/server/partners/mailer";
import { readMailAnswer } from "./notices/read-mail-answer";

/** Most servers take 25 MB or less; attachments grow by a third on the way. */
const MOST_ATTACHED_BYTES = 15 * 1024 * 1024;
const LONGEST_WORDS = 500;

/**
 * Hands one mail to a server. `marks`: headers for the service behind it, which go out as they are. Throws what nodemailer
 * throws where the server said nothing of this mail.
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

/** What ours are told about a mail, whose it is for one, is none of its receiver's business. */
const publicHeaders = (headers: OutgoingMail["headers"]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("X-SVC-")));

/** Services read the bytes: nodemailer would encode JSON as words for people. */
const asTheyAre = (marks: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(marks).map(([name, value]) => [name, { prepared: true, value }]));

/** nodemailer finds no usable address in `to` or `from`: no retry will find one. */
const hasNoRecipient = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EENVELOPE" && !("responseCode" in error);
