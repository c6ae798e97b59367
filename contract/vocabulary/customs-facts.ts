/** The customs number of a product as shops and people write it ("6110.20-91"), digits only; "": none that customs takes. */
export const readHsCode = (written: string | null | undefined): string => {
  const digits = (written ?? "").replace(/[\s.-]/g, "");
  return /^\d{6,12}$/.test(digits) ? digits : "";
};

/** ISO 3166-1 alpha-2 in capitals; "": not known. */
export const readOriginCountry = (written: string | null | undefined): string => {
  const code = (written ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : "";
};

/** Names under which shops and carriers put them among the attributes of a line; the first one is ours. */
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

/** How an error begins that tells what customs lacks: a person can enter it, and the label is asked for again. */
export const CUSTOMS_NEEDS = "Customs needs";
