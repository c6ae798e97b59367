import type { PostalAddress } from "@/server/kernel/address";
import { lookupEmail } from "../orders/lookup-keys";

/** What identifies two returns as the same person's. */
export const IDENTITY_KINDS = ["EMAIL", "PHONE", "ADDRESS", "BANK_ACCOUNT", "CUSTOMER"] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export type IdentityMark = { kind: IdentityKind; text: string };

const FEWEST_DIGITS = 7;

/**
 * Returns a person's identity marks, each in normalized spelling, still unhashed: they are hashed with the tenant's
 * salt before being stored. Values that are empty or too short to identify one person are dropped.
 */
export const identityMarks = (person: {
  email: string;
  phone: string;
  address: PostalAddress;
  /** As given for the payment; "" without a bank transfer. */
  iban: string;
  platformCustomerId: string;
}): IdentityMark[] => {
  const digits = person.phone.replaceAll(/\D/g, "").replace(/^00/, "").replace(/^0/, "");
  const { line1, postcode, countryCode } = person.address;
  const street = plain(line1);
  const marks: IdentityMark[] = [
    { kind: "EMAIL", text: mailbox(person.email) },
    // National and international spellings have the same ending.
    { kind: "PHONE", text: digits.length < FEWEST_DIGITS ? "" : digits.slice(-9) },
    { kind: "ADDRESS", text: street === "" || postcode === "" ? "" : `${countryCode}|${plain(postcode)}|${street}` },
    { kind: "BANK_ACCOUNT", text: plain(person.iban) },
    { kind: "CUSTOMER", text: person.platformCustomerId.trim() },
  ];
  return marks.filter(({ text }) => text !== "");
};

/** Only letters and digits: "St.-Anna-Straße 4" and "st anna strasse 4" are the same. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, "");

/** "Noor+shoes@Example.com" is Noor's mailbox. */
const mailbox = (email: string): string => lookupEmail(email).replace(/\+[^@]*@/, "@");
