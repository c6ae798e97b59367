import type { CorrectedAddress } from "@/server/domain/shipping/corrected-address";
import type { PostalAddress } from "@/server/kernel/address";

/** Returns the Admin API form of an address. */
export const presentAddress = (address: PostalAddress) => ({
  ...address,
  addressLine1: address.line1,
  addressLine2: address.line2,
  svcId: "",
});

/** Returns the webhook form of an address. */
export const presentNotificationAddress = (address: PostalAddress) => ({
  ...address,
  addressLine1: address.line1,
  addressLine2: address.line2,
  provinceStateCode: address.stateProvinceCode,
  postalCode: address.postcode,
  country: address.country || address.countryCode,
});

/** Returns the carrier's version of a shipping address, and which version was chosen. */
export const presentCorrectedAddress = (delivery: { corrected?: CorrectedAddress | null } | null) => {
  const corrected = delivery?.corrected ?? null;
  return {
    correctedAddress: corrected && presentAddress(corrected.address),
    addressChoice: corrected?.choice ?? null,
  };
};
