import type { PostalAddress } from "@/server/kernel/address";

/** An address as EasyPost and Shippo take it; what is empty is left out. */
export const toPlainAddress = (address: PostalAddress): Record<string, string> => {
  const { firstName, lastName, company, line1, line2, city, postcode, countryCode, phone, email } = address;
  const fields = {
    name: `${firstName} ${lastName}`.trim() || company,
    ...{ company, street1: line1, street2: line2, city, state: address.stateProvinceCode || address.stateProvince },
    ...{ zip: postcode, country: countryCode, phone, email },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
};

/** What a provider made of the postal code: the four digits that USPS adds to one correct nothing. */
export const writtenPostcode = (found: string, { postcode }: PostalAddress): string =>
  found.startsWith(`${postcode}-`) ? postcode : found;
