/** Size systems that cannot be compared with one another. Numbers of different regions are different systems. */
export type SizeSystem = "ALPHA" | "AGE" | "PAIR" | "ONE_SIZE" | `NUMBER_${string}`;

/**
 * A parsed size label: `rank` orders sizes of one system; only PAIR has a `second` number (waist/inseam, 98/104,
 * 36/38). Ranks aren't measurements: they are integers so that 42 2/3 and 42.5 compare exactly.
 */
export type Size = { system: SizeSystem; rank: number; second: number };

/**
 * Reads a size as shops write it; null if the label isn't a known size. Case, spaces and text in brackets don't matter:
 * "3-4Y (98/104)" is an age.
 */
export function readSize(label: string): Size | null {
  const text = label
    .toUpperCase()
    .replaceAll(/\([^)]*\)/g, " ")
    .replaceAll(/[–—−]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
  return oneSize(text) ?? alphaSize(text) ?? pairSize(text) ?? ageSize(text) ?? numberSize(text);
}

const size = (system: SizeSystem, rank: number, second = 0): Size => ({ system, rank, second });

const ONE_SIZE =
  /^(ONE ?SIZE|ONE-SIZE|OS|O\/S|OSFA|ONE SIZE FITS (ALL|MOST)|UNI|TU|TAGLIA UNICA|TALLA ÚNICA|TALLA UNICA|TAILLE UNIQUE|EINHEITSGRÖSSE|EINHEITSGRÖßE)$/;

const oneSize = (text: string): Size | null => (ONE_SIZE.test(text) ? size("ONE_SIZE", 0) : null);

/** Converts "SMALL" and similar words, "X-LARGE" and "XX LARGE" to letters. */
const inLetters = (text: string): string =>
  text
    .replaceAll(/EXTRA[ -]/g, "X")
    .replace(/^(\dX|X+)?[ -]?SMALL$/, "$1S")
    .replace(/^MEDIUM$|^MED$/, "M")
    .replace(/^(\dX|X+)?[ -]?LARGE$/, "$1L");

/** M is 0 and each step is 2, so that "S/M" fits between S and M. 2XL and XXL are the same. */
const letterRank = (text: string): number | null => {
  const match = /^(?:(\d)X|(X{1,6}))?([SL])$/.exec(inLetters(text));
  if (inLetters(text) === "M") return 0;
  if (match === null) return null;
  const [, digit, exes = "", letter] = match;
  const steps = 1 + (digit === undefined ? exes.length : Number(digit));
  return (letter === "S" ? -2 : 2) * steps;
};

const alphaSize = (text: string): Size | null => {
  const one = letterRank(text);
  if (one !== null) return size("ALPHA", one);
  const [first, second, ...more] = text.split(/ ?[/-] ?/);
  const ranks = [letterRank(first ?? ""), letterRank(second ?? "")];
  const [low, high] = ranks;
  if (more.length > 0 || low === null || low === undefined || high === null || high === undefined) return null;
  return low < high ? size("ALPHA", (low + high) / 2) : null;
};

/**
 * "32/30", "W32 L30", "32W x 30L", "98/104": two whole numbers. Their meaning depends on the product's other labels.
 */
const pairSize = (text: string): Size | null => {
  const match = /^W?(\d{2,3}) ?W? ?(?:[/X-]| ) ?L?(\d{2,3}) ?L?$/.exec(text);
  if (match === null) return null;
  return size("PAIR", Number(match[1]), Number(match[2]));
};

const MONTHS = "MONTHS?|MTHS?|MOS?|MONATE?|MOIS|MESES|MESI|M";
const YEARS = "YEARS?|YRS?|YO?|JAHRE?|J|ANS?|AÑOS?|ANNI|A|T";
const AGE = new RegExp(`^(\\d{1,2}) ?(?:(${MONTHS}|${YEARS})\\.? ?)?(?:[/-] ?(\\d{1,2}) ?)?(${MONTHS}|${YEARS})?\\.?$`);

/** The middle of the age range in half months, so that 2Y comes after 18-24M and before 2-3Y; newborn is 0. */
const ageSize = (text: string): Size | null => {
  if (/^(NB|NEWBORN|NEUGEBORENE?)$/.test(text)) return size("AGE", 0);
  const match = AGE.exec(text);
  if (match === null) return null;
  const [, from, fromUnit, to, toUnit] = match;
  const unit = toUnit ?? fromUnit;
  if (unit === undefined) return null;
  const first = Number(from) * monthsIn(fromUnit ?? unit);
  const last = to === undefined ? first : Number(to) * monthsIn(unit);
  return first <= last ? size("AGE", first + last) : null;
};

const monthsIn = (unit: string): number => (new RegExp(`^(${MONTHS})$`).test(unit) ? 1 : 12);

const REGIONS: Record<string, string> = { EUR: "EU", GB: "UK", USA: "US", D: "DE", F: "FR", I: "IT" };
const REGION = "EUR?|UK|GB|USA?|DE|D|FR|F|IT|I|ES|JP|AU|CM|MM|RU|BR";
const NUMBER = new RegExp(`^(${REGION})?\\.? ?(\\d{1,3})(?:[.,](\\d{1,2})| (\\d)/(\\d)|([½⅓⅔¼¾]))? ?(${REGION})?$`);
const FRACTIONS: Record<string, number> = { "½": 6, "⅓": 4, "⅔": 8, "¼": 3, "¾": 9 };

/** Numbers in twelfths, exact for halves, thirds and quarters. "EU 38 / US 8" is read by its first half. */
const numberSize = (text: string): Size | null => {
  const [head = ""] = text.split(/ [/|] /);
  const match = NUMBER.exec(head);
  if (match === null) return null;
  const [, before, whole, decimals, over, under, sign, after] = match;
  if (before !== undefined && after !== undefined) return null;
  const region = before ?? after ?? "";
  const rest =
    decimals !== undefined
      ? Math.round((Number(decimals) * 12) / 10 ** decimals.length)
      : over !== undefined
        ? Math.round((Number(over) * 12) / Math.max(1, Number(under)))
        : (FRACTIONS[sign ?? ""] ?? 0);
  return size(`NUMBER_${REGIONS[region] ?? region}`, Number(whole) * 12 + rest);
};
