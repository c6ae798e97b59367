import type { PostalAddress } from "@/server/kernel/address";

/** Returns an address in the format of EasyPost and Shippo, without empty fields. */
export const toPlainAddress = (address: PostalAddress): Record<string, string> => {
  const { firstName, lastName, company, line1, line2, city, postcode, countryCode, phone, email } = address;
  const fields = {
    name: `${firstName} ${lastName}`.trim() || company,
    ...{ company, street1: line1, street2: line2, city, state: address.stateProvinceCode || address.stateProvince },
    ...{ zip: postcode, country: countryCode, phone, email },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
};

/** Returns the postal code as corrected by a provider; the four digits that USPS appends are not a correction. */
export const writtenPostcode = (found: string, { postcode }: PostalAddress): string =>
  found.startsWith(`${postcode}-`) ? postcode : found;
