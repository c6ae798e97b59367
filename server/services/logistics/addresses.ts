import type { PostalAddress } from "@/server/kernel/address";

/** Somebody as a caller names them; "" where nobody told. */
export type Contact = { firstName: string; lastName: string; email: string };

/** The address that was given, else the one that is known. */
export const givenOr = (given: PostalAddress, known: PostalAddress): PostalAddress =>
  Object.values(given).some((part) => part !== "") ? given : known;

/** Who is to be met there, where the address does not say. */
export const withContact = (address: PostalAddress, contact: Contact): PostalAddress => ({
  ...address,
  firstName: address.firstName || contact.firstName,
  lastName: address.lastName || contact.lastName,
  email: address.email || contact.email,
});
