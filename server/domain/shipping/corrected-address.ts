import type { AddressChoice, SenderChoice } from "@/contract/vocabulary/address-choice";
import { type PostalAddress, withPerson } from "@/server/kernel/address";

/** An address as the carrier writes it, and whether that version goes on the label. */
export type CorrectedAddress = { address: PostalAddress; choice: AddressChoice };

type Place = Pick<PostalAddress, "line1" | "line2" | "city" | "stateProvinceCode" | "postcode" | "countryCode">;

/**
 * Returns what the carrier's address check means for the sender. Null: the address stays as entered. Another spelling
 * of the same place is accepted without asking; for another place, or part of one, the sender chooses.
 */
export const correctionOf = (given: PostalAddress, written: PostalAddress | null): CorrectedAddress | null => {
  if (written === null || isWrittenAlike(given, written)) return null;
  const isSameState = given.stateProvinceCode === written.stateProvinceCode;
  const address = { ...written, stateProvince: isSameState ? given.stateProvince : "" };
  return { address, choice: isSamePlace(given, written) ? "NORMALIZED" : "OPEN" };
};

/** Applies the sender's choice. A normalization needs no choice, so none changes it. */
export const chosenBySender = (
  corrected: CorrectedAddress | null | undefined,
  choice: SenderChoice | null,
): CorrectedAddress | null => {
  if (corrected == null) return null;
  return choice === null || corrected.choice === "NORMALIZED" ? corrected : { ...corrected, choice };
};

type Sent = { pickupAddress: PostalAddress | null; corrected?: CorrectedAddress | null };

type Sender = { shippingAddress: PostalAddress } & Pick<PostalAddress, "firstName" | "lastName" | "phone">;

/**
 * Returns the sender's address for the label. Many carriers require a name and a phone number, so the customer's are
 * used if the address has none. Somebody else sends a gift, so the buyer's name is left out.
 */
export const senderAddress = (
  delivery: Sent | null,
  { shippingAddress, phone, ...customer }: Sender,
  { isGift = false }: { isGift?: boolean } = {},
): PostalAddress => {
  const { corrected } = delivery ?? {};
  const isTaken = corrected?.choice === "CORRECTED" || corrected?.choice === "NORMALIZED";
  const given = corrected != null && isTaken ? corrected.address : (delivery?.pickupAddress ?? shippingAddress);
  const address = isGift ? given : withPerson(given, customer);
  return address.phone === "" ? { ...address, phone } : address;
};

const PARTS = ["line1", "line2", "city", "stateProvinceCode", "postcode"] as const;

const isWrittenAlike = (given: Place, written: Place): boolean => PARTS.every((part) => given[part] === written[part]);

/** A missing state or province is filled in; a different one means another place. */
const isSamePlace = (given: Place, written: Place): boolean =>
  plainStreet(given) === plainStreet(written) &&
  plain(given.city) === plain(written.city) &&
  plain(given.postcode) === plain(written.postcode) &&
  (given.stateProvinceCode === "" || plain(given.stateProvinceCode) === plain(written.stateProvinceCode));

/** Only letters and digits; accents count as spelling too. */
const plain = (text: string): string => wordsOf(text).join("");

const plainStreet = ({ line1, line2, countryCode }: Place): string => {
  const words = wordsOf(`${line1} ${line2}`);
  return (countryCode.toUpperCase() === "US" ? words.map((word) => US_SHORT[word] ?? word) : words).join("");
};

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Words that the postal service abbreviates and other people write in various ways. */
const US_SHORT: Readonly<Record<string, string>> = {
  ...{ STREET: "ST", AVENUE: "AVE", ROAD: "RD", DRIVE: "DR", LANE: "LN", COURT: "CT", PLACE: "PL", SQUARE: "SQ" },
  ...{ BOULEVARD: "BLVD", CIRCLE: "CIR", HIGHWAY: "HWY", PARKWAY: "PKWY", TERRACE: "TER", TRAIL: "TRL" },
  ...{ APARTMENT: "APT", SUITE: "STE", FLOOR: "FL", BUILDING: "BLDG", ROOM: "RM" },
  ...{ NORTH: "N", SOUTH: "S", EAST: "E", WEST: "W", NORTHEAST: "NE", NORTHWEST: "NW", SOUTHEAST: "SE" },
  SOUTHWEST: "SW",
};
