/** Shown in the log in place of hidden text. */
export const HIDDEN = "•••";

/** Including its full-width form, and a quoted local part. */
const AT = /[@\uFF20]/;
const E_MAIL = /(?:"[^"\n]{1,64}"|[^\s"'<>(),;:=&/?]+)[@\uFF20][^\s"'<>(),;:=&/?]+/g;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/gi;
/** An IBAN grouped in other ways; identifiers look similar, so its check digits decide. */
const GROUPED_IBAN = /\b[A-Z]{2}[\s._/-]?\d{2}(?:[\s._/-]?[A-Z0-9]){11,30}\b/gi;
/** The beginning of either form. */
const ACCOUNT_START = /\b[A-Z]{2}[\s._/-]?\d{2}/i;
const CARD = /(?<!\d)[2-6]\d(?:[\s._/-]?\d){12,17}(?!\d)/g;
/** Our keys, tokens and secrets, wherever they were put by mistake. */
const SECRET = /\b(?:svc|whsec|ct|sk|pk)_[\w.-]{16,}/g;

/** No account, card or key is shorter. */
const SHORTEST = 14;

/** Text encoded more often than this is hidden without being checked. */
const MOST_CODINGS = 4;
const CODED = /%([0-9A-F]{2})/gi;

/**
 * Removes what is never shown from a shown text: email addresses, accounts, cards, keys. If one appears only after
 * URL-decoding the text, the whole text is hidden.
 */
export const maskText = (text: string): string => {
  const kept = maskPlain(text);
  if (!/[%+]/.test(text)) return kept;
  let decoded = text;
  for (let times = 0; times < MOST_CODINGS; times += 1)
    decoded = decoded.replace(CODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const isFound = [decoded, decoded.replaceAll("+", " ")].some((each) => each !== text && maskPlain(each) !== each);
  return isFound || decoded.search(CODED) >= 0 ? HIDDEN : kept;
};

const maskPlain = (text: string): string => {
  const withoutMail = AT.test(text) ? text.replace(E_MAIL, HIDDEN) : text;
  return withoutMail.length < SHORTEST ? withoutMail : maskLong(withoutMail);
};

const maskLong = (text: string): string =>
  maskAccounts(text.replace(SECRET, HIDDEN)).replace(CARD, (digits) =>
    isCardNumber(digits.replaceAll(/\D/g, "")) ? HIDDEN : digits,
  );

const maskAccounts = (text: string): string =>
  ACCOUNT_START.test(text)
    ? text
        .replace(IBAN, HIDDEN)
        .replace(GROUPED_IBAN, (account) => (isAccount(account.replaceAll(/[\s._/-]/g, "")) ? HIDDEN : account))
    : text;

/** The check digit of every card (ISO/IEC 7812, Luhn). */
const isCardNumber = (digits: string): boolean => {
  let sum = 0;
  for (const [at, digit] of Array.from(digits).reverse().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

/** The check digits of every account (ISO 13616, modulo 97). */
const isAccount = (account: string): boolean => {
  let rest = 0;
  for (const sign of account.slice(4) + account.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};
