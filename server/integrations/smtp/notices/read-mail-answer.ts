import type { MailAnswer } from "@/server/partners/mailer";

const LONGEST_WORDS = 500;
/** Enhanced status codes (RFC 3463): 5.1.x is the address, 5.2.1 a mailbox that is closed. */
const BAD_ADDRESS = /^5\.(?:1\.\d+|2\.1)$/;
/** 5.1.7 and 5.1.8 are about the sender. */
const BAD_SENDER = /^5\.1\.[78]$/;
/** Without an enhanced code, these say of a receiver that there is none. */
const NO_MAILBOX = new Set([550, 551, 553]);
const GOING_AWAY = 421;

/**
 * What a server said of one mail, from an error of nodemailer. Null where it said nothing of it: the connection failed, the
 * sign-in or the sender was refused, or the server is going away (421), which concerns every mail.
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

/** Whether an enhanced code says that there is no such mailbox. */
export const isBadAddress = (enhanced: string): boolean => BAD_ADDRESS.test(enhanced) && !BAD_SENDER.test(enhanced);

/** The server has told its limit: nodemailer does not even try. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EMESSAGE" && error.message.includes("size larger");

/** What nodemailer tells of a failure; `command` as the standard names it, "" where it was none. */
export const smtpFacts = (error: unknown): { code: number; command: string; response: string } => {
  const told = (error instanceof Error ? error : {}) as {
    responseCode?: unknown;
    command?: unknown;
    response?: unknown;
  };
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { code: Number(told.responseCode ?? 0), command: text(told.command), response: text(told.response) };
};
