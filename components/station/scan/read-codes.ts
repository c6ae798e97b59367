import type { Reading } from "./scan-machine";

/** A key for comparing codes: uppercase, without separators. */
export const codeKey = (text: string): string => text.toUpperCase().replaceAll(/[\s#._/\-–]/g, "");

/** Of a product's number: 13 digits equal the same with a leading zero, as in GTIN-14 and UPC-A. */
export const productKey = (text: string): string => {
  const key = codeKey(text);
  return /^\d{8,14}$/.test(key) ? key.replace(/^0+/, "") : key;
};

/**
 * The possible readings of a parcel's label, most specific first, each normalized by `codeKey`: a return code, the
 * carrier's tracking number without the carrier's additions, an order number, the address in a pass's QR code. Both
 * readings of a scan are tried.
 */
export const parcelCodes = (scan: Reading | string): string[] =>
  unique(
    readings(scan)
      .flatMap((text) => [...fromAddress(text), ...fromCarrier(text), ...fromGs1(text), text])
      .map(codeKey),
  );

/** The possible readings of a unit's code: an EAN in any notation, a GS1 element, a SKU. */
export const productCodes = (scan: Reading | string): string[] =>
  unique(
    readings(scan)
      .flatMap((text) => [...gtins(text), text])
      .map(productKey),
  );

const unique = (codes: readonly string[]): string[] => [...new Set(codes)].filter((code) => code !== "");

/** FNC1 and similar characters separate elements; other control characters have no meaning. */
const SEPARATOR = "\u001D";

const readings = (scan: Reading | string): string[] => {
  const texts = typeof scan === "string" ? [scan] : [scan.text, scan.byPlace];
  return [...new Set(texts.map(bare))].filter((text) => text !== "");
};

/** Without the three-character symbology identifier of a scanner (AIM, ISO/IEC 15424). */
const bare = (text: string): string =>
  Array.from(text)
    .filter((character) => character === SEPARATOR || !/\p{Cc}/u.test(character))
    .join("")
    .replace(/^\][A-Za-z][0-9A-Za-z]/, "")
    .trim();

const RETURN_CODE = /(?:^|[/=])(RT-?[2-9A-HJ-NP-Z]{4}-?[2-9A-HJ-NP-Z]{4})(?:$|[/?#&])/i;

/** The portal's pass, a dashboard page, a carrier's tracking page. */
const fromAddress = (text: string): string[] => {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return [];
  const code = RETURN_CODE.exec(text)?.[1];
  if (code !== undefined) return [code];
  const path = text.replace(/[?#].*$/, "").replace(/\/+$/, "");
  const asked = /[?&](?:tracknumbers?|tracking(?:_?(?:number|id))?|trknbr|piececode|parcelno)=([^&#]+)/i.exec(
    text,
  )?.[1];
  const last = path.slice(path.lastIndexOf("/") + 1);
  return [asked ?? "", last].map(decoded).filter((part) => /^[0-9A-Za-z-]{6,40}$/.test(part));
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Each carrier prints other numbers around its tracking number: its position within the code. */
const CARRIER_CODES: readonly RegExp[] = [
  // USPS, Intelligent Mail package barcode: 420, the 5- or 9-digit ZIP code, then the number of 20, 22 or 26 digits.
  /^420\d{5}(9\d{19}|9\d{21}|9\d{25})$/,
  /^420\d{9}(9\d{19}|9\d{21}|9\d{25})$/,
  // FedEx Ground "96": 22 digits; the number is the last 15.
  /^96\d{5}(\d{15})$/,
  // FedEx Express: 34 digits; the number is the last 14, mostly 12 after two zeros.
  /^\d{20}00(\d{12})$/,
  /^\d{20}(\d{14})$/,
  // DPD: %, a 7-character postal code, a 14-digit number, service and country of 3 each; the % may be missing.
  /^%?[0-9A-Z]{7}(\d{14})\d{6}$/,
  // DHL and Deutsche Post: JJD or JD, then the number; the routing code is separate.
  /^J?(JD\d{16,20})$/,
  // UPS: with the routing digits or the address that some labels put before it.
  /(1Z[0-9A-Z]{16})$/,
];

const fromCarrier = (text: string): string[] => {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll(SEPARATOR, "");
  return CARRIER_CODES.flatMap((shape) => shape.exec(code)?.[1] ?? []);
};

/** Serial shipping container (00), serial number (21), item (01), consignment (401), shipment (402). */
const fromGs1 = (text: string): string[] => {
  const elements = gs1Elements(text);
  const of = (name: string) => elements.get(name) ?? "";
  const container = of("00");
  return [container && `00${container}`, container, of("401"), of("402"), of("21")].filter((part) => part !== "");
};

const gtins = (text: string): string[] => {
  const elements = gs1Elements(text);
  const link = /\/01\/(\d{8,14})(?:[/?]|$)/.exec(text)?.[1];
  return [elements.get("01") ?? "", elements.get("02") ?? "", link ?? ""].filter((part) => part !== "");
};

/** Elements of fixed length; the others extend to the next separator. */
const FIXED: Readonly<Record<string, number>> = {
  ...{ "00": 18, "01": 14, "02": 14, "11": 6, "13": 6, "15": 6, "17": 6, "20": 2 },
};
const VARIABLE = ["10", "21", "37", "240", "400", "401", "402", "420", "421"];

/** GS1 element strings, with their identifiers in parentheses or as scanners send them; empty for anything else. */
const gs1Elements = (text: string): Map<string, string> => {
  const named = [...text.matchAll(/\((\d{2,4})\)([^()]+)/g)];
  if (named.length > 0 && text.startsWith("("))
    return new Map(named.map(([, name = "", value = ""]) => [name, value.replaceAll(SEPARATOR, "").trim()]));
  return bareElements(text);
};

const bareElements = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  let rest = text.replace(new RegExp(`^${SEPARATOR}`), "");
  while (rest !== "") {
    const fixed = FIXED[rest.slice(0, 2)];
    const name = fixed === undefined ? VARIABLE.find((each) => rest.startsWith(each)) : rest.slice(0, 2);
    if (name === undefined) return new Map();
    const value = rest.slice(name.length);
    const end = fixed ?? (value.indexOf(SEPARATOR) < 0 ? value.length : value.indexOf(SEPARATOR));
    if (value.length < end || end === 0 || (fixed !== undefined && !/^\d+$/.test(value.slice(0, end))))
      return new Map();
    found.set(name, value.slice(0, end));
    rest = value.slice(end).replace(new RegExp(`^${SEPARATOR}`), "");
  }
  return found;
};
