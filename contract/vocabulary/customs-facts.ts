/**
 * Returns a product's customs number, often written like "6110.20-91", as digits only; "" if it isn't valid for
 * customs.
 */
export const readHsCode = (written: string | null | undefined): string => {
  const digits = (written ?? "").replace(/[\s.-]/g, "");
  return /^\d{6,12}$/.test(digits) ? digits : "";
};

/** Returns uppercase ISO 3166-1 alpha-2; "" if unknown. */
export const readOriginCountry = (written: string | null | undefined): string => {
  const code = (written ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : "";
};

/** Names of these attributes of a line in shops and carriers; the first one is ours. */
export const HS_CODE_NAMES = [
  "hs_code",
  "hsCode",
  "hs_tariff_number",
  "harmonized_system_code",
  "harmonizedSystemCode",
] as const;
export const ORIGIN_COUNTRY_NAMES = [
  "origin_country",
  "originCountry",
  "country_of_origin",
  "countryOfOrigin",
  "country_code_of_origin",
  "countryCodeOfOrigin",
] as const;

/** Prefix of errors about missing customs data. A person can enter the data, and the label is then requested again. */
export const CUSTOMS_NEEDS = "Customs needs";
