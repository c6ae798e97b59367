import type { AddressInput } from "@/contract/schemas/address";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { Given } from "@/server/kernel/wire-names";

/** Converts an address from the API; missing fields become empty. */
export const readAddress = (input: Given<typeof AddressInput>): PostalAddress => ({
  ...EMPTY_ADDRESS,
  firstName: input.firstName ?? "",
  lastName: input.lastName ?? "",
  company: input.company ?? "",
  line1: input.addressLine1 ?? "",
  line2: input.addressLine2 ?? "",
  city: input.city ?? "",
  stateProvince: input.stateProvince ?? "",
  stateProvinceCode: input.stateProvinceCode ?? "",
  postcode: input.postcode ?? "",
  country: input.country ?? "",
  countryCode: (input.countryCode ?? "").toUpperCase(),
  phone: input.phone ?? "",
  email: input.email ?? "",
});
