import type { CorrectedAddress } from "@/server/domain/shipping/corrected-address";
import type { PostalAddress } from "@/server/kernel/address";

/** Admin form of an address. */
export const presentAddress = (address: PostalAddress) => ({
  ...address,
  addressLine1: address.line1,
  addressLine2: address.line2,
  svcId: "",
});

/** Webhook form of an address. */
export const presentNotificationAddress = (address: PostalAddress) => ({
  ...address,
  addressLine1: address.line1,
  addressLine2: address.line2,
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
