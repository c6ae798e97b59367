/**
 * The part after the check digits, by country (ISO 13616, published IBAN registry; includes all SEPA countries): n
 * digits, a capital letters, c either.
 */
const STRUCTURES: Record<string, string> = {
  AD: "n8 c12",
  AE: "n19",
  AL: "n8 c16",
  AT: "n16",
  AZ: "a4 c20",
  BA: "n16",
  BE: "n12",
  BG: "a4 n6 c8",
  BH: "a4 c14",
  BI: "n23",
  BR: "n23 a1 c1",
  BY: "c4 n4 c16",
  CH: "n5 c12",
  CR: "n18",
  CY: "n8 c16",
  CZ: "n20",
  DE: "n18",
  DJ: "n23",
  DK: "n14",
  DO: "c4 n20",
  EE: "n16",
  EG: "n25",
  ES: "n20",
  FI: "n14",
  FK: "a2 n12",
  FO: "n14",
  FR: "n10 c11 n2",
  GB: "a4 n14",
  GE: "a2 n16",
  GI: "a4 c15",
  GL: "n14",
  GR: "n7 c16",
  GT: "c24",
  HN: "a4 n20",
  HR: "n17",
  HU: "n24",
  IE: "a4 n14",
  IL: "n19",
  IQ: "a4 n15",
  IS: "n22",
  IT: "a1 n10 c12",
  JO: "a4 n4 c18",
  KW: "a4 c22",
  KZ: "n3 c13",
  LB: "n4 c20",
  LC: "a4 c24",
  LI: "n5 c12",
  LT: "n16",
  LU: "n3 c13",
  LV: "a4 c13",
  LY: "n21",
  MC: "n10 c11 n2",
  MD: "c20",
  ME: "n18",
  MK: "n3 c10 n2",
  MN: "n16",
  MR: "n23",
  MT: "a4 n5 c18",
  MU: "a4 n19 a3",
  NI: "a4 n20",
  NL: "a4 n10",
  NO: "n11",
  OM: "n3 c16",
  PK: "a4 c16",
  PL: "n24",
  PS: "a4 c21",
  PT: "n21",
  QA: "a4 c21",
  RO: "a4 c16",
  RS: "n18",
  RU: "n14 c15",
  SA: "n2 c18",
  SC: "a4 n20 a3",
  SD: "n14",
  SE: "n20",
  SI: "n15",
  SK: "n20",
  SM: "a1 n10 c12",
  SO: "n19",
  ST: "n21",
  SV: "a4 n20",
  TL: "n19",
  TN: "n20",
  TR: "n6 c16",
  UA: "n6 c19",
  VA: "n18",
  VG: "a4 n16",
  XK: "n16",
  YE: "a4 n4 c18",
};

/** The characters allowed at a position of an IBAN. */
export type IbanCharacter = "n" | "a" | "c";

/**
 * Returns one entry for each character after the country code and the check digits; null for countries without IBANs.
 */
export const ibanStructure = (country: string): IbanCharacter[] | null => {
  if (!Object.hasOwn(STRUCTURES, country)) return null;
  return (STRUCTURES[country] ?? "").split(" ").flatMap((part) => {
    const kind: IbanCharacter = part.startsWith("n") ? "n" : part.startsWith("a") ? "a" : "c";
    return Array.from({ length: Number(part.slice(1)) }, () => kind);
  });
};

export const IBAN_COUNTRIES: readonly string[] = Object.keys(STRUCTURES);
