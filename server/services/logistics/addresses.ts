import type { PostalAddress } from "@/server/kernel/address";
import { invalidField } from "@/server/kernel/problem";

/** A person as a caller names them; "" for unknown parts. */
export type Contact = { firstName: string; lastName: string; email: string };

/**
 * Returns the given address, or else the stored one. A partial address counts as invalid: a carrier must find the door.
 * @throws Problem INVALID_ARGUMENT that names the missing part of `field`
 */
export const givenOr = (given: PostalAddress, known: PostalAddress, field: string): PostalAddress => {
  if (Object.values(given).every((part) => part === "")) return known;
  const missing = REQUIRED.find(([part]) => given[part].trim() === "");
  if (missing === undefined) return given;
  throw invalidField(
    `${field}.${missing[1]}`,
    "required: send the whole address, or leave it out to use the address on file",
  );
};

/** Some countries have no postcodes; every address has these. */
const REQUIRED = [
  ["line1", "address_line_1"],
  ["city", "city"],
  ["countryCode", "country_code"],
] as const;

/** Adds the contact person if the address has none. */
export const withContact = (address: PostalAddress, contact: Contact): PostalAddress => ({
  ...address,
  firstName: address.firstName || contact.firstName,
  lastName: address.lastName || contact.lastName,
  email: address.email || contact.email,
});
