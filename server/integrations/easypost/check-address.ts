import type { PostalAddress } from "@/server/kernel/address";
import type { AddressInput, AddressVerdict } from "@/server/partners/carrier";
import { toEasyPostAddress } from "./address";
import type { EasyPost } from "./client";
import { verifiedAddressSchema } from "./wire";

/** Whether a parcel would be picked up from or arrive at an address. @throws PartnerError */
export const checkAddress = async (easypost: EasyPost, { address, signal }: AddressInput): Promise<AddressVerdict> => {
  const checked = await easypost.ask({
    ...{ method: "POST", path: "addresses", body: { verify: true, address: toEasyPostAddress(address) } },
    ...{ purpose: "Check address", schema: verifiedAddressSchema, signal },
  });
  const { delivery } = checked.verifications;
  // EasyPost doesn't check addresses of every country.
  if (delivery === undefined) return { isDeliverable: true, written: null, faults: [] };
  if (!delivery.success) {
    const faults = delivery.errors.map(({ code, message }) => FAULTS[code] ?? message);
    return { isDeliverable: false, written: null, faults: [...new Set(faults)] };
  }
  const { street1: line1, street2: line2, city, state: stateProvinceCode, zip } = checked;
  // The four digits that USPS adds to a postal code correct nothing.
  const postcode = zip.startsWith(`${address.postcode}-`) ? address.postcode : zip;
  const written: PostalAddress = {
    ...address,
    line1,
    line2,
    city,
    postcode,
    ...(stateProvinceCode === "" ? {} : { stateProvinceCode }),
  };
  return { isDeliverable: true, written, faults: [] };
};

const FAULTS: Readonly<Record<string, string>> = {
  "E.ADDRESS.NOT_FOUND": "This address can't be found. Check street, city and postal code.",
  "E.HOUSE_NUMBER.MISSING": "Add the house number.",
  "E.HOUSE_NUMBER.INVALID": "Check the house number.",
  "E.STREET.MISSING": "Add the street.",
  "E.STREET.INVALID": "Check the street.",
  "E.BOX_NUMBER.MISSING": "Add the number of the box.",
  "E.BOX_NUMBER.INVALID": "Check the number of the box.",
  "E.SECONDARY_INFORMATION.MISSING": "Add the number of the apartment or suite.",
  "E.SECONDARY_INFORMATION.INVALID": "Check the number of the apartment or suite.",
  "E.CITY_STATE.INVALID": "Check the city and the state.",
  "E.ZIP.INVALID": "Check the postal code.",
  "E.ZIP.NOT_FOUND": "Check the postal code.",
};
