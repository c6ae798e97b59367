import type { MailAnswer } from "@/server/partners/mailer";

const LONGEST_WORDS = 500;
/** Enhanced status codes (RFC 3463): 5.1.x concerns the address, 5.2.1 is a disabled mailbox. */
const BAD_ADDRESS = /^5\.(?:1\.\d+|2\.1)$/;
/** 5.1.7 and 5.1.8 concern the sender. */
const BAD_SENDER = /^5\.1\.[78]$/;
/** Without an enhanced code, these mean that the mailbox doesn't exist. */
const NO_MAILBOX = new Set([550, 551, 553]);
const GOING_AWAY = 421;

/**
 * Reads the server's response to one email from nodemailer's error. Null when it doesn't concern this email: the
 * connection failed, the sign-in or sender was rejected, or the server is shutting down (421), which affects every
 * email.
 */
export const readMailAnswer = (error: unknown): MailAnswer | null => {
  const { code, command, response } = smtpFacts(error);
  if (isTooLarge(error))
    return { state: "REFUSED", code: 552, words: "The email exceeds the size limit of the server." };
  if (code < 400 || code > 599 || code === GOING_AWAY) return null;
  const isOfMail = command === "RCPT TO" || command === "DATA" || code === 552 || command === "";
  const isDeferred = code < 500 && (isOfMail || command === "MAIL FROM");
  if (!isOfMail && !isDeferred) return null;
  const words = response.replace(/\s+/g, " ").trim().slice(0, LONGEST_WORDS);
  if (isDeferred) return { state: "DEFERRED", code, words };
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1] ?? "";
  const isBad = enhanced === "" ? command === "RCPT TO" && NO_MAILBOX.has(code) : isBadAddress(enhanced);
  return { state: isBad ? "BAD_ADDRESS" : "REFUSED", code, words };
};

/** Returns whether an enhanced code means that the mailbox doesn't exist. */
export const isBadAddress = (enhanced: string): boolean => BAD_ADDRESS.test(enhanced) && !BAD_SENDER.test(enhanced);

/** Recognizes an email above the server's announced size limit, which nodemailer doesn't even try to send. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EMESSAGE" && error.message.includes("size larger");

/** Returns nodemailer's details of a failure; `command` as in the standard, "" when there was none. */
export const smtpFacts = (error: unknown): { code: number; command: string; response: string } => {
  const told = (error instanceof Error ? error : {}) as {
    responseCode?: unknown;
    command?: unknown;
    response?: unknown;
  };
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { code: Number(told.responseCode ?? 0), command: text(told.command), response: text(told.response) };
};
