import type { PostalAddress } from "@/server/kernel/address";

type Place = Pick<PostalAddress, "countryCode" | "postcode">;

/**
 * Returns whether a parcel between two places needs customs papers, which is when no territory contains both. The Union
 * territory here is where both its customs and its tax rules apply: goods from and to its parts outside the fiscal
 * territory (the Canaries, Åland, the overseas departments …) are declared like those from abroad (Union Customs Code,
 * article 1 (3); VAT directive, article 6). If a country is unknown, no papers are required.
 */
export const requiresCustoms = (from: Place, to: Place): boolean => {
  if (from.countryCode === "" || to.countryCode === "") return false;
  const there = territoriesOf(to);
  return !territoriesOf(from).some((territory) => there.includes(territory));
};

const UNION = "EU";

const MEMBERS = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

/** Countries that form one customs territory with another. */
const UNITED: Readonly<Record<string, string>> = { MC: UNION, EL: UNION, LI: "CH", IM: "GB" };

/** Parts of a country, by postcode, that form a territory of their own. */
const APART: readonly { country: string; postcode: RegExp; territory: string }[] = [
  { country: "ES", postcode: /^(35|38)\d{3}$/, territory: "ES-CN" },
  { country: "ES", postcode: /^51\d{3}$/, territory: "ES-CE" },
  { country: "ES", postcode: /^52\d{3}$/, territory: "ES-ML" },
  { country: "IT", postcode: /^23041$/, territory: "IT-LIVIGNO" },
  { country: "IT", postcode: /^22061$/, territory: "IT-CAMPIONE" },
  { country: "DE", postcode: /^27498$/, territory: "DE-HELIGOLAND" },
  // Büsingen belongs to the Swiss customs territory.
  { country: "DE", postcode: /^78266$/, territory: "CH" },
  { country: "GR", postcode: /^63086$/, territory: "GR-ATHOS" },
  { country: "FI", postcode: /^22\d{3}$/, territory: "AX" },
  { country: "FR", postcode: /^97133$/, territory: "BL" },
  { country: "FR", postcode: /^97150$/, territory: "MF" },
  { country: "FR", postcode: /^971\d{2}$/, territory: "GP" },
  { country: "FR", postcode: /^972\d{2}$/, territory: "MQ" },
  { country: "FR", postcode: /^973\d{2}$/, territory: "GF" },
  { country: "FR", postcode: /^974\d{2}$/, territory: "RE" },
  { country: "FR", postcode: /^975\d{2}$/, territory: "PM" },
  { country: "FR", postcode: /^976\d{2}$/, territory: "YT" },
  { country: "FR", postcode: /^977\d{2}$/, territory: "BL" },
  { country: "FR", postcode: /^978\d{2}$/, territory: "MF" },
  { country: "FR", postcode: /^986\d{2}$/, territory: "WF" },
  { country: "FR", postcode: /^987\d{2}$/, territory: "PF" },
  { country: "FR", postcode: /^988\d{2}$/, territory: "NC" },
];

const NORTHERN_IRELAND = /^BT\d/;

const territoriesOf = ({ countryCode, postcode }: Place): string[] => {
  const country = countryCode.toUpperCase();
  const code = postcode.replaceAll(/\s/g, "").toUpperCase();
  // Goods move freely in both directions.
  if (country === "GB" && NORTHERN_IRELAND.test(code)) return ["GB", UNION];
  const apart = APART.find((one) => one.country === country && one.postcode.test(code));
  if (apart !== undefined) return [apart.territory];
  return [MEMBERS.has(country) ? UNION : (UNITED[country] ?? country)];
};
