import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import type { PostalAddress } from "@/server/kernel/address";

export type AddressPart = "line1" | "postcode" | "city" | "countryCode";

/**
 * Returns the faults that keep a parcel from being picked up at or sent from an address, without asking a carrier:
 * missing parts, and a postal code that no place in the country has. Countries without postal codes need none.
 */
export const addressFaults = ({
  line1,
  postcode,
  city,
  countryCode,
}: Pick<PostalAddress, "line1" | "postcode" | "city" | "countryCode">): AddressPart[] => [
  ...(line1.trim() === "" ? (["line1"] as const) : []),
  ...(isPostcodeOf(countryCode.toUpperCase(), postcode) ? [] : (["postcode"] as const)),
  ...(city.trim() === "" ? (["city"] as const) : []),
  ...(countryCode.trim() === "" ? (["countryCode"] as const) : []),
];

/** Accepts any spelling: with a hyphen, with a space, or without either. */
const isPostcodeOf = (country: string, written: string): boolean => {
  if (!postcodeValidatorExistsForCountry(country)) return true;
  const plain = written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  const parted = Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) =>
    ["-", " "].map((mark) => `${plain.slice(0, index + 1)}${mark}${plain.slice(index + 1)}`),
  ).flat();
  return [written.trim(), plain, ...parted].some((code) => postcodeValidator(code, country));
};
