/** Email apps cut off longer subjects anyway. */
const LONGEST_NAME = 78;

/**
 * Text that is safe in a header: one line without control characters, and without bidirectional controls, which could
 * fake another sender.
 */
export const headerText = (text: string): string =>
  text
    // These surround names in our texts (messages/isolated.ts) and are removed without replacement.
    .replace(/[\u2068\u2069]/g, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();

/** The sender shows the store's name with the address that this service may send from: `"Store" <returns@host>`. */
export const senderOf = ({ mailFrom, storeName }: { mailFrom: string; storeName: string }): string => {
  const address = (/<([^<>]*)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom).trim();
  const name = cut(headerText(storeName)).replace(/[\\"]/g, "\\$&");
  return name === "" ? address : `"${name}" <${address}>`;
};

/** "Store: your return is ready to send (RT-7F3K-92QD)" */
export const subjectOf = (words: { storeName: string; subject: string; code: string }): string =>
  `${cut(headerText(words.storeName))}: ${headerText(words.subject)} (${words.code})`;

/** An email has one Message-ID however often it is sent, so that email apps group the copies. */
export const messageIdOfActivity = ({ id }: { id: string }): string => `<${id}@homeward>`;

export const messageIdOfWithdrawal = (withdrawalId: string, kind: "RECEIPT" | "NOTICE"): string =>
  `<${withdrawalId}.${kind.toLowerCase()}@homeward>`;

export const messageIdOfCharge = (chargeId: string): string => `<${chargeId}.returned@homeward>`;

const cut = (text: string): string => {
  const characters = Array.from(text);
  return characters.length <= LONGEST_NAME ? text : `${characters.slice(0, LONGEST_NAME - 1).join("")}…`;
};
