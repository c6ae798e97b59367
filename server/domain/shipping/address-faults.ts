import type { PostalAddress } from "@/server/kernel/address";
import { isPostcodeOf } from "./postcode-fault";

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
  ...(isPostcodeOf(countryCode, postcode) ? [] : (["postcode"] as const)),
  ...(city.trim() === "" ? (["city"] as const) : []),
  ...(countryCode.trim() === "" ? (["countryCode"] as const) : []),
];
