import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";

export type Person = { email: string; firstName: string; lastName: string; address: PostalAddress };

type Country = "DE" | "NL" | "AT" | "PL" | "GR" | "JP" | "US" | "DK" | "AE";

const COUNTRIES: Record<Country, string> = {
  DE: "Germany",
  NL: "Netherlands",
  AT: "Austria",
  PL: "Poland",
  GR: "Greece",
  JP: "Japan",
  US: "United States",
  DK: "Denmark",
  AE: "United Arab Emirates",
};

/** Fictional people. The email is the first word of the name at example.com; names are in various scripts. */
export const PEOPLE = {
  noor: person("noor", "Noor", "de Wit", ["Sluiskade 4", "3511 KA", "Utrecht", "NL"]),
  jonas: person("jonas", "Jonas", "Petersen", ["Norderhofenden 12", "24937", "Flensburg", "DE"]),
  hanna: person("hanna", "Hanna", "Vogt", ["Karl-Marx-Allee 88", "10243", "Berlin", "DE"]),
  milan: person("milan", "Milan", "Brandt", ["Eppendorfer Weg 31", "20259", "Hamburg", "DE"]),
  freya: person("freya", "Freya", "Lindqvist", ["Strandvejen 7", "2900", "Hellerup", "DK"]),
  paul: person("paul", "Paul", "Gruber", ["Linke Wienzeile 40", "1060", "Wien", "AT"]),
  sofie: person("sofie", "Sofie", "Janssen", ["Haarlemmerdijk 112", "1013 JK", "Amsterdam", "NL"]),
  emil: person("emil", "Emil", "Krüger", ["Lange Straße 9", "18055", "Rostock", "DE"]),
  lucja: person("lucja", "Łucja", "Wiśniewska", ["ul. Długa 7/12", "00-238", "Warszawa", "PL"]),
  aoi: person("aoi", "葵", "山田", ["神宮前4丁目12-10 表参道ハイツ302", "150-0001", "東京都渋谷区", "JP"]),
  eleni: person("eleni", "Ελένη", "Παπαδοπούλου", ["Οδός Ερμού 45", "105 63", "Αθήνα", "GR"]),
  grace: person("grace", "Grace", "Whitfield", ["118 Harbor Street", "04101", "Portland", "US"]),
  layla: person("layla", "ليلى", "الحداد", ["شارع الوصل 24، شقة 7", "", "دبي", "AE"]),
  theodora: person("theodora", "Theodora Wilhelmina Alexandrine", "von und zu Hohenlohe-Waldenburg-Schillingsfürst", [
    "Am Alten Leuchtturm 17, Hinterhaus, 3. Obergeschoss links",
    "25992",
    "List auf Sylt",
    "DE",
  ]),
  timo: person("timo", "Timo", "Albers", ["Am Hafen 3", "26548", "Norderney", "DE"]),
  ida: person("ida", "Ida", "Schröder", ["Waisenhausring 5", "06108", "Halle", "DE"]),
  /** Two emails at one address, which the risk check recognizes. */
  lasse: person("lasse", "Lasse", "Boje", ["Deichreihe 11", "25899", "Niebüll", "DE"]),
  merle: person("merle", "Merle", "Boje", ["Deichreihe 11", "25899", "Niebüll", "DE"]),
  /** The sandbox carrier refuses these words in the second address line. */
  nele: person("nele", "Nele", "Hansen", ["Hallig Hooge 1", "25859", "Hooge", "DE"], "SANDBOX:REFUSE"),
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof PEOPLE;
export const PERSON_NAMES = Object.keys(PEOPLE) as PersonName[];

function person(
  mailName: string,
  firstName: string,
  lastName: string,
  [line1, postcode, city, countryCode]: readonly [string, string, string, Country],
  line2 = "",
): Person {
  const email = `${mailName}@example.com`;
  const country = COUNTRIES[countryCode];
  const address = { ...EMPTY_ADDRESS, firstName, lastName, line1, line2, postcode, city, country, countryCode, email };
  return { email, firstName, lastName, address };
}
