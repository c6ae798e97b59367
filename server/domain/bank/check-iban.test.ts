import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkIban } from "./check-iban";
import { IBAN_COUNTRIES, ibanStructure } from "./iban-registry";
import { maskIban } from "./mask-iban";

const VALID = `
AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678
BH67BMAG00001299123456 BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957
CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685 ES9121000418450200051332
FI2112345600000785 FO6264600001631634 FR1420041010050500013M02606 GB29NWBK60161331926819
GE29NB0000000101904917 GI75NWBK000000007099453 GL8964710001000206 GR1601101250000000012300695
GT82TRAJ01020000001210029690 HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678
IL620108000000099999999 IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456
JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101 KZ86125KZT5004100100 LB62099900000001001901229114
LC55HEMM000100010012001200023015 LI21088100002324013AA LT121000011101001000 LU280019400644750000
LV80BANK0000435195001 MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951
MK07250120000058984 MR1300020001010000123456753 MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR
NL91ABNA0417164300 NO9386011117947 PK36SCBL0000001123456702 PL61109010140000071219812874
PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000
RS35260005601001611379 SA0380000000608010167519 SC18SSCB11010000000000001497USD SE4550000000058398257466
SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100 ST68000100010051845310112
SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831 TR330006100519786457841326
UA213223130000026007233566001 VA59001123000012345678 VG96VPVG0000012345678901 XK051212012345678906
`
  .trim()
  .split(/\s+/);

const SEPA =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA AD AL MD ME MK RS";

const errorOf = (typed: string) => {
  const check = checkIban(typed);
  return check.ok ? null : check.error;
};
const replaced = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1);

describe("an IBAN", () => {
  test.each(VALID)("from the registry is accepted: %s", (iban) => {
    expect(checkIban(iban)).toEqual({ ok: true, iban, country: iban.slice(0, 2) });
  });

  test("is known for every country of SEPA", () => {
    expect(SEPA.split(" ").filter((country) => !IBAN_COUNTRIES.includes(country))).toEqual([]);
  });

  test.each([
    "de89 3704 0044 0532 0130 00",
    "IBAN DE89 3704 0044 0532 0130 00",
    "iban: DE89-3704-0044-0532-0130-00",
    "DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000\u200b",
    "\tDE89370400440532013000\n",
  ])("is accepted as people type and paste it: %j", (typed) => {
    expect(checkIban(typed)).toMatchObject({ ok: true, iban: "DE89370400440532013000" });
  });

  test.each([
    ["", { reason: "UNKNOWN_COUNTRY", country: "" }],
    ["D", { reason: "UNKNOWN_COUNTRY", country: "D" }],
    ["US89370400440532013000", { reason: "UNKNOWN_COUNTRY", country: "US" }],
    ["constructor".slice(0, 2), { reason: "UNKNOWN_COUNTRY", country: "CO" }],
    ["DE8937040044053201300", { reason: "WRONG_LENGTH", country: "DE", length: 21, expectedLength: 22 }],
    ["DE893704004405320130000", { reason: "WRONG_LENGTH", country: "DE", length: 23, expectedLength: 22 }],
    ["NO", { reason: "WRONG_LENGTH", country: "NO", length: 2, expectedLength: 15 }],
    ["DE88370400440532013000", { reason: "BAD_CHECK_DIGITS" }],
    ["DE89370400440532013O00", { reason: "BAD_CHARACTER", position: 20, character: "O", expected: "DIGIT" }],
    ["DEA9370400440532013000", { reason: "BAD_CHARACTER", position: 3, character: "A", expected: "DIGIT" }],
    ["GB29N1BK60161331926819", { reason: "BAD_CHARACTER", position: 6, character: "1", expected: "LETTER" }],
    ["8E89370400440532013000", { reason: "BAD_CHARACTER", position: 1, character: "8", expected: "LETTER" }],
    [
      "FR14 2004 1010 0505 0001 3é02 606",
      { reason: "BAD_CHARACTER", position: 22, character: "é", expected: "DIGIT_OR_LETTER" },
    ],
    [
      "DE89370400440532013００0",
      { reason: "BAD_CHARACTER", position: 20, character: "０", expected: "DIGIT_OR_LETTER" },
    ],
    ["DE89😀", { reason: "BAD_CHARACTER", position: 5, character: "😀", expected: "DIGIT_OR_LETTER" }],
  ])("is rejected with the reason: %j", (typed, error) => {
    expect(errorOf(typed)).toEqual(error);
  });

  test("with any one digit changed is rejected", () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID), fc.nat(40), fc.integer({ min: 0, max: 9 }), (iban, place, digit) => {
        fc.pre(place >= 2 && /[0-9]/.test(iban[place] ?? "") && iban[place] !== String(digit));
        expect(errorOf(replaced(iban, place, String(digit)))).toEqual({ reason: "BAD_CHECK_DIGITS" });
      }),
      { numRuns: 3000 },
    );
  });

  test("with any two digits swapped, adjacent or not, is rejected: every pair in every sample", () => {
    for (const iban of VALID) {
      const places = [...iban].flatMap((character, place) => (/[0-9]/.test(character) ? [place] : []));
      for (const one of places) {
        for (const other of places.filter((place) => place > one && iban[place] !== iban[one])) {
          const swapped = replaced(replaced(iban, one, iban[other] ?? ""), other, iban[one] ?? "");
          expect(checkIban(swapped).ok).toBe(false);
        }
      }
    }
  });

  test("with check digits computed for it is accepted in every country, and rejected with all others", () => {
    fc.assert(
      fc.property(fc.constantFrom(...IBAN_COUNTRIES), fc.infiniteStream(fc.nat(25)), (country, chance) => {
        const body = (ibanStructure(country) ?? [])
          .map((kind) => {
            const value = Number(chance.next().value);
            return kind === "n" ? String(value % 10) : String.fromCharCode(65 + value);
          })
          .join("");
        const taken = Array.from({ length: 100 }, (_, digits) => String(digits).padStart(2, "0")).filter(
          (digits) => checkIban(country + digits + body).ok,
        );
        expect(taken).toEqual([checkDigitsOf(country, body)]);
      }),
      { numRuns: 200 },
    );
  });
});

/** Computes the same check digits another way: as one big number. */
const checkDigitsOf = (country: string, body: string): string => {
  const digits = [...`${body}${country}00`].map((character) => Number.parseInt(character, 36)).join("");
  return String(98n - (BigInt(digits) % 97n)).padStart(2, "0");
};

test.each([
  ["DE89 3704 0044 0532 0130 00", "DE89 •••• 3000"],
  ["no9386011117947", "NO93 •••• 7947"],
  ["DE893704", "••••"],
  ["", "••••"],
])("%j is shown as %s", (iban, shown) => {
  expect(maskIban(iban)).toBe(shown);
});
