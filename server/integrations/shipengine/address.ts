import type { PostalAddress } from "@/server/kernel/address";

/** Returns an address in ShipEngine's format, without empty fields. */
export const toShipEngineAddress = (address: PostalAddress): Record<string, string> => {
  const { firstName, lastName, company, line1, line2, city, postcode, countryCode, phone, email } = address;
  const fields = {
    name: `${firstName} ${lastName}`.trim() || company,
    ...{ company_name: company, address_line1: line1, address_line2: line2, city_locality: city },
    // Required in every country; carriers drop it where addresses have none.
    state_province: address.stateProvinceCode || address.stateProvince || city,
    ...{ postal_code: postcode, country_code: countryCode, phone, email },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
};
