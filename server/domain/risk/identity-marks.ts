import type { PostalAddress } from "@/server/kernel/address";
import { lookupEmail } from "../orders/lookup-keys";

/** By what two returns are recognized as those of one person. */
export const IDENTITY_KINDS = ["EMAIL", "PHONE", "ADDRESS", "BANK_ACCOUNT", "CUSTOMER"] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export type IdentityMark = { kind: IdentityKind; text: string };

const FEWEST_DIGITS = 7;

/**
 * The marks of whoever returns, each in one spelling, still in the clear: they are hashed with the tenant's salt before
 * anything is kept. What is empty or too short to mean one person is no mark.
 */
export const identityMarks = (person: {
  email: string;
  phone: string;
  address: PostalAddress;
  /** As the payment knows it; "" without a bank transfer. */
  iban: string;
  platformCustomerId: string;
}): IdentityMark[] => {
  const digits = person.phone.replaceAll(/\D/g, "").replace(/^00/, "").replace(/^0/, "");
  const { line1, postcode, countryCode } = person.address;
  const street = plain(line1);
  const marks: IdentityMark[] = [
    { kind: "EMAIL", text: mailbox(person.email) },
    // National and international spelling end alike.
    { kind: "PHONE", text: digits.length < FEWEST_DIGITS ? "" : digits.slice(-9) },
    { kind: "ADDRESS", text: street === "" || postcode === "" ? "" : `${countryCode}|${plain(postcode)}|${street}` },
    { kind: "BANK_ACCOUNT", text: plain(person.iban) },
    { kind: "CUSTOMER", text: person.platformCustomerId.trim() },
  ];
  return marks.filter(({ text }) => text !== "");
};

/** Letters and digits alone: "St.-Anna-Straße 4" and "st anna strasse 4" are one. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, "");

/** "Noor+shoes@Example.com" is Noor's mailbox. */
const mailbox = (email: string): string => lookupEmail(email).replace(/\+[^@]*@/, "@");
