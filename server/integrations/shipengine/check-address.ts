import type { PostalAddress } from "@/server/kernel/address";
import type { AddressInput, AddressVerdict } from "@/server/partners/carrier";
import { toShipEngineAddress } from "./address";
import type { ShipEngine } from "./client";
import { verdictsSchema } from "./wire";

/** Whether a parcel would be picked up from or arrive at an address. @throws PartnerError */
export const checkAddress = async (
  shipengine: ShipEngine,
  { address, signal }: AddressInput,
): Promise<AddressVerdict> => {
  const [verdict] = await shipengine.ask({
    ...{ method: "POST", path: "addresses/validate", body: [toShipEngineAddress(address)] },
    ...{ purpose: "Check address", schema: verdictsSchema, signal },
  });
  // Unverified: a country whose addresses ShipEngine doesn't know.
  if (verdict === undefined || verdict.status === "unverified")
    return { isDeliverable: true, written: null, faults: [] };
  if (verdict.status === "error") {
    const faults = verdict.messages.map(({ detail_code, message }) => FAULTS[detail_code] ?? message).filter(Boolean);
    return { isDeliverable: false, written: null, faults: [...new Set(faults)] };
  }
  const { matched_address: matched } = verdict;
  if (matched == null) return { isDeliverable: true, written: null, faults: [] };
  const { postal_code } = matched;
  const written: PostalAddress = {
    ...address,
    ...{ line1: matched.address_line1, line2: matched.address_line2, city: matched.city_locality },
    // The four digits that USPS adds to a postal code correct nothing.
    postcode: postal_code.startsWith(`${address.postcode}-`) ? address.postcode : postal_code,
    stateProvinceCode: matched.state_province || address.stateProvinceCode,
  };
  return { isDeliverable: true, written, faults: [] };
};

const FAULTS: Readonly<Record<string, string>> = {
  address_not_found: "This address can't be found. Check street, city and postal code.",
  insufficient_address_data: "Part of the address is missing. Check street, city and postal code.",
  missing_house_number: "Add the house number.",
  invalid_house_number: "Check the house number.",
  suite_missing: "Add the number of the apartment or suite.",
  suite_not_valid: "Check the number of the apartment or suite.",
  missing_box_number: "Add the number of the box.",
  invalid_box_number: "Check the number of the box.",
  minimum_postal_code_verification_failed: "Check the postal code.",
};
