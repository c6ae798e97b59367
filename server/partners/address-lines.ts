import { countryName } from "@/contract/vocabulary/country";
import { townLine } from "@/contract/vocabulary/town-line";
import type { PostalAddress } from "@/server/kernel/address";

/**
 * Returns the lines of an envelope without empty ones: names, company, street, town, and the country in English, which
 * all postal services read.
 */
export const addressLines = (address: PostalAddress): string[] => {
  const name = joinWords(address.firstName, address.lastName);
  const region = address.stateProvinceCode || address.stateProvince;
  return [
    name,
    address.company,
    address.line1,
    address.line2,
    townLine({ ...address, region }),
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
