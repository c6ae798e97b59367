import type { PostalAddress } from "@/server/kernel/address";
import type { AddressInput, AddressVerdict } from "@/server/partners/carrier";
import { toShippoAddress } from "./address";
import type { Shippo } from "./client";
import { validatedAddressSchema } from "./wire";

/**
 * Whether a parcel would be picked up from or arrive at an address. Version 1 of the check: version 2 wants the address in
 * the URL, where logs of others would keep it. @throws PartnerError
 */
export const checkAddress = async (shippo: Shippo, { address, signal }: AddressInput): Promise<AddressVerdict> => {
  const checked = await shippo.ask({
    ...{ method: "POST", path: "addresses", body: { ...toShippoAddress(address), validate: true } },
    ...{ purpose: "Check address", schema: validatedAddressSchema, signal },
  });
  const isValid = checked.validation_results?.is_valid;
  const messages = checked.validation_results?.messages ?? [];
  // Nothing is said of countries whose addresses Shippo doesn't know.
  if (isValid == null) return { isDeliverable: true, written: null, faults: [] };
  if (!isValid) {
    const said = messages.map((message) => message.text).filter(Boolean);
    const faults = said.length > 0 ? said : ["This address can't be found. Check street, city and postal code."];
    return { isDeliverable: false, written: null, faults: [...new Set(faults)] };
  }
  const { street1: line1, street2: line2, city, state, zip } = checked;
  // The four digits that USPS adds to a postal code correct nothing.
  const postcode = zip.startsWith(`${address.postcode}-`) ? address.postcode : zip;
  const written: PostalAddress = {
    ...{ ...address, line1, line2, city, postcode },
    ...(state === "" ? {} : { stateProvinceCode: state }),
  };
  return { isDeliverable: true, written, faults: [] };
};
