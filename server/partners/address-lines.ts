import { countryName } from "@/contract/vocabulary/country";
import type { PostalAddress } from "@/server/kernel/address";

/** The lines of an envelope, without empty ones: names, company, street, town, and the country in English, which every post reads. */
export const addressLines = (address: PostalAddress): string[] => {
  const name = joinWords(address.firstName, address.lastName);
  const region = address.stateProvinceCode || address.stateProvince;
  const town = joinWords(address.postcode, address.city);
  const isRegionNew = region !== "" && region.toLowerCase() !== address.city.trim().toLowerCase();
  return [
    name,
    address.company,
    address.line1,
    address.line2,
    isRegionNew && town !== "" ? `${town}, ${region}` : town || region,
    address.country || countryName(address.countryCode, "en-GB"),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== "");
};

const joinWords = (...words: string[]): string =>
  words
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .join(" ");
