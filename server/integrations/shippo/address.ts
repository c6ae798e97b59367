import type { PostalAddress } from "@/server/kernel/address";

/** An address as Shippo takes it; what is empty is left out. */
export const toShippoAddress = (address: PostalAddress): Record<string, string> => {
  const { firstName, lastName, company, line1, line2, city, postcode, countryCode, phone, email } = address;
  const fields = {
    name: `${firstName} ${lastName}`.trim() || company,
    ...{ company, street1: line1, street2: line2, city, state: address.stateProvinceCode || address.stateProvince },
    ...{ zip: postcode, country: countryCode, phone, email },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
};
