import type { PostalAddress } from "@/server/kernel/address";

/** Returns an address in Sendcloud's format, without empty fields. */
export const toSendcloudAddress = (address: PostalAddress): Record<string, string> => {
  const { firstName, lastName, company, line1, line2, phone, email } = address;
  const fields = {
    name: `${firstName} ${lastName}`.trim() || company,
    ...{ company_name: company, address_line_1: line1, address_line_2: line2 },
    ...toSendcloudPlace(address),
    ...{ phone_number: phone, email },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
};

/** Returns a place without personal data, which is enough for a price. */
export const toSendcloudPlace = (address: PostalAddress): Record<string, string> => {
  const { city, postcode, countryCode, stateProvinceCode } = address;
  // ISO 3166-2: "IT-RM".
  const state = stateProvinceCode === "" ? "" : `${countryCode}-${stateProvinceCode.replace(/^[A-Z]{2}-/, "")}`;
  const fields = { postal_code: postcode, city, state_province_code: state, country_code: countryCode };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
};
