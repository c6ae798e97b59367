import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";

type Given = { postcode: string; countryCode: string };

/**
 * Returns what is wrong with the postal code of a return address, as a sentence without a subject; null if nothing is.
 * Countries without postal codes need none.
 */
export const postcodeFault = ({ postcode, countryCode }: Given): string | null => {
  if (postcode.trim() === "") return isPostcodeOf(countryCode, "") ? null : "enter the postal code";
  const isWritten = /^[\p{L}\p{M}\p{N}]+(?:[ -][\p{L}\p{M}\p{N}]+)*$/u.test(postcode.trim());
  return isWritten && isPostcodeOf(countryCode, postcode) ? null : "enter a postal code that is valid in this country";
};

/**
 * Whether a place of the country may have this postal code, in any spelling: with a hyphen, with a space, or without
 * either. Countries whose codes aren't known, or that have none, accept everything.
 */
export const isPostcodeOf = (countryCode: string, written: string): boolean => {
  const country = countryCode.toUpperCase();
  if (!postcodeValidatorExistsForCountry(country)) return true;
  const plain = written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  const parted = Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) =>
    ["-", " "].map((mark) => `${plain.slice(0, index + 1)}${mark}${plain.slice(index + 1)}`),
  ).flat();
  return [written.trim(), plain, ...parted].some((code) => postcodeValidator(code, country));
};
