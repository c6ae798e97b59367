/** A postal address as partners take it. A part that is not known is the empty string, never absent. */
export type PostalAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly stateProvince: string;
  readonly stateProvinceCode: string;
  readonly postcode: string;
  /** Name for people, for example "Spain". */
  readonly country: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string;
  readonly phone: string;
  readonly email: string;
};

export const EMPTY_ADDRESS: PostalAddress = {
  firstName: "",
  lastName: "",
  company: "",
  line1: "",
  line2: "",
  city: "",
  stateProvince: "",
  stateProvinceCode: "",
  postcode: "",
  country: "",
  countryCode: "",
  phone: "",
  email: "",
};

/** The lines of an envelope, without empty ones: names, company, street, town, country. */
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
    address.country || address.countryCode,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== "");
};

const joinWords = (...words: string[]): string =>
  words
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .join(" ");
