/** Countries whose postal rules put the postal code after the town, with a state or province in between. */
const POSTCODE_LAST = new Set(["US", "CA", "AU", "GB", "IE", "NZ", "IN", "PR", "SG", "ZA"]);

type Town = { postcode: string; city: string; region: string; countryCode: string };

/** Returns the address line with town, state and postal code in the country's order, without losing any part. */
export const townLine = ({ postcode, city, region, countryCode }: Town): string => {
  const [code, town, state] = [postcode.trim(), city.trim(), region.trim()];
  const own = state.toLowerCase() === town.toLowerCase() ? "" : state;
  if (!POSTCODE_LAST.has(countryCode)) return joined(", ", joined(" ", code, town), own);
  return countryCode === "US" || countryCode === "PR"
    ? joined(" ", joined(", ", town, own), code)
    : joined(" ", town, own, code);
};

const joined = (separator: string, ...parts: string[]): string => parts.filter((part) => part !== "").join(separator);
