import type { PostalAddress } from "@/server/kernel/address";

type Local = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
  readonly address: Pick<PostalAddress, "countryCode" | "stateProvinceCode">;
};

/** Converts a time of day at an address to RFC 3339 in UTC. Countries missing in the table count as UTC. */
export const localInstant = ({ date, time, address }: Local): string => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const zone = zoneOf(address);
  // Use the offset at the resulting time: the first guess may be on the other side of a clock change.
  const guess = asUtc - offsetMs(asUtc, zone);
  return new Date(asUtc - offsetMs(guess, zone)).toISOString();
};

const zoneOf = ({ countryCode, stateProvinceCode }: Local["address"]): string =>
  ZONES[`${countryCode}-${stateProvinceCode.toUpperCase()}`] ?? ZONES[countryCode] ?? "UTC";

const offsetMs = (atMs: number, timeZone: string): number => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(atMs).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return 0;
  const [, sign, hours, minutes] = match;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

const inZone = (zone: string, codes: string): Record<string, string> =>
  Object.fromEntries(codes.split(" ").map((code) => [code, zone]));

/** Where a country or state has several time zones, the one with the most people. */
const ZONES: Readonly<Record<string, string>> = {
  ...inZone(
    "America/New_York",
    "US US-CT US-DE US-FL US-GA US-IN US-MA US-MD US-ME US-MI US-NC US-NH US-NJ US-NY US-OH",
  ),
  ...inZone("America/New_York", "US-PA US-RI US-SC US-VA US-VT US-WV US-DC US-KY"),
  ...inZone(
    "America/Chicago",
    "US-AL US-AR US-IA US-IL US-KS US-LA US-MN US-MO US-MS US-ND US-NE US-OK US-SD US-TN US-TX US-WI",
  ),
  ...inZone("America/Denver", "US-CO US-ID US-MT US-NM US-UT US-WY"),
  ...inZone("America/Los_Angeles", "US-CA US-NV US-OR US-WA"),
  ...{ "US-AZ": "America/Phoenix", "US-AK": "America/Anchorage", "US-HI": "Pacific/Honolulu" },
  ...inZone("America/Toronto", "CA CA-ON CA-QC"),
  ...inZone("America/Winnipeg", "CA-MB CA-SK"),
  ...{ "CA-AB": "America/Edmonton", "CA-BC": "America/Vancouver", "CA-NL": "America/St_Johns" },
  ...inZone("America/Halifax", "CA-NB CA-NS CA-PE"),
  ...inZone("Europe/London", "GB IE PT"),
  ...inZone("Europe/Berlin", "AT BE CH CZ DE DK ES FR HU IT LU NL NO PL SE SI SK HR"),
  ...inZone("Europe/Athens", "BG EE FI GR LT LV RO CY"),
  ...{ AU: "Australia/Sydney", NZ: "Pacific/Auckland", JP: "Asia/Tokyo", MX: "America/Mexico_City" },
};
