import type { CorrectedAddress } from "@/server/domain/shipping/corrected-address";
import type { PostalAddress } from "@/server/kernel/address";

/** Admin form of an address. */
export const presentAddress = (address: PostalAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address_line_1: address.line1,
  address_line_2: address.line2,
  city: address.city,
  state_province: address.stateProvince,
  state_province_code: address.stateProvinceCode,
  postcode: address.postcode,
  country: address.country,
  country_code: address.countryCode,
  phone: address.phone,
  email: address.email,
  svc_id: "",
});

/** Webhook form of an address. */
export const presentNotificationAddress = (address: PostalAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  phone: address.phone,
  address_line_1: address.line1,
  address_line_2: address.line2,
  city: address.city,
  province_state_code: address.stateProvinceCode,
  postal_code: address.postcode,
  country: address.country || address.countryCode,
});

/** What the carrier makes of the address of a way, and what was chosen. */
export const presentCorrectedAddress = (delivery: { corrected?: CorrectedAddress | null } | null) => {
  const corrected = delivery?.corrected ?? null;
  return {
    corrected_address: corrected && presentAddress(corrected.address),
    address_choice: corrected?.choice ?? null,
  };
};
