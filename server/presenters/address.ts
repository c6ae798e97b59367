import type { CorrectedAddress } from "@/server/domain/shipping/corrected-address";
import type { PostalAddress } from "@/server/kernel/address";

/** Admin form of an address. */
export const presentAddress = (address: PostalAddress) => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  addressLine1: address.line1,
  addressLine2: address.line2,
  city: address.city,
  stateProvince: address.stateProvince,
  stateProvinceCode: address.stateProvinceCode,
  postcode: address.postcode,
  country: address.country,
  countryCode: address.countryCode,
  phone: address.phone,
  email: address.email,
  svcId: "",
});

/** Webhook form of an address. */
export const presentNotificationAddress = (address: PostalAddress) => ({
  firstName: address.firstName,
  lastName: address.lastName,
  phone: address.phone,
  addressLine1: address.line1,
  addressLine2: address.line2,
  city: address.city,
  provinceStateCode: address.stateProvinceCode,
  postalCode: address.postcode,
  country: address.country || address.countryCode,
});

/** What the carrier makes of the address of a way, and what was chosen. */
export const presentCorrectedAddress = (delivery: { corrected?: CorrectedAddress | null } | null) => {
  const corrected = delivery?.corrected ?? null;
  return {
    correctedAddress: corrected && presentAddress(corrected.address),
    addressChoice: corrected?.choice ?? null,
  };
};
