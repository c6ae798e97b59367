import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultsOfPaymentFile } from "@/test/pain001";
import { paymentMessageId } from "./message-id";
import { isSepaIban } from "./sepa-countries";
import { sepaText } from "./sepa-text";
import { isBankingDay, nextBankingDay } from "./target-days";
import { writePaymentFile } from "./write-payment-file";

describe("bank characters", () => {
  test("names from SEPA countries are written in Latin letters", () => {
    const names = {
      "Jörg Straße": "Jorg Strasse",
      "Łukasz Żółć": "Lukasz Zolc",
      "Søren Ærø": "Soren Aero",
      "Þór Guðmundsdóttir": "Thor Gudmundsdottir",
      "Γιώργος Παπαδόπουλος": "Giorgos Papadopoulos",
      "Щедрин Київ": "Shtedrin Kiyiv",
      "Đorđe Ćirić": "Dorde Ciric",
      "José Ñandú": "Jose Nandu",
      "O’Neill & Söhne": "O'Neill + Sohne",
      ŞİMŞEK: "SIMSEK",
    };
    for (const [name, spelled] of Object.entries(names)) expect(sepaText(name)).toBe(spelled);
  });

  test("other marks become a full stop, and slashes are never at the edge or doubled", () => {
    expect(sepaText("Shop* #1 <GmbH>")).toBe("Shop. .1 .GmbH.");
    expect(sepaText("/A//B/")).toBe("A/B");
  });

  test("a letter without Latin spelling is rejected, never left out", () => {
    for (const name of ["王小明", "Ana 王", "שלום", "أحمد"]) expect(sepaText(name)).toBeNull();
  });

  test("any input gives SEPA characters only", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(sepaText(text) ?? "").toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
      }),
      { numRuns: 300 },
    );
  });
});

test("transfers settle on TARGET banking days", () => {
  expect(nextBankingDay("2026-11-23")).toBe("2026-11-24");
  expect(nextBankingDay("2026-11-27")).toBe("2026-11-30");
  expect(nextBankingDay("2026-04-02")).toBe("2026-04-07");
  expect(nextBankingDay("2026-12-24")).toBe("2026-12-28");
  expect(nextBankingDay("2026-12-31")).toBe("2027-01-04");
  expect(isBankingDay("2026-05-01")).toBe(false);
  expect(["2024-03-29", "2025-04-18", "2027-03-26", "2038-04-23"].map(isBankingDay)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a file gets a new ID for the bank once a transfer was taken out", () => {
  const file = { id: "sepa_3f2a91c0deadbeef", createdAt: "2026-11-23T10:00:00Z" };
  expect(paymentMessageId({ ...file, takenOut: 0 })).toBe("HW-20261123-3F2A91C0");
  expect(paymentMessageId({ ...file, takenOut: 2 })).toBe("HW-20261123-3F2A91C0-3");
});

test("SEPA includes more than the euro countries", () => {
  expect(["DE89", "SE45", "CH93", "GB29", "RS35"].every(isSepaIban)).toBe(true);
  expect(["TR33", "BR15", "AE07"].some(isSepaIban)).toBe(false);
});

const IBANS = ["DE89370400440532013000", "NL91ABNA0417164300", "FR1420041010050500013M02606"];
const name = () =>
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 90 }).map((text) => sepaText(text) || "Ana Holder");
const transfer = () =>
  fc.record({
    endToEndId: fc.constantFrom("RT-7F3K-92QD", "RT-2222-2222"),
    amountMinor: fc.integer({ min: 1, max: 9_999_999 }),
    name: name(),
    iban: fc.constantFrom(...IBANS),
    text: name().map((text) => `RT-7F3K-92QD ${text}`),
  });

describe("a payment file", () => {
  test("meets pain.001.001.09, whatever it contains", () => {
    fc.assert(
      fc.property(
        fc.array(transfer(), { minLength: 1, maxLength: 40 }),
        fc.record({ holderName: name(), iban: fc.constantFrom(...IBANS), bic: fc.constantFrom("", "COBADEFFXXX") }),
        (transfers, debtor) => {
          const xml = writePaymentFile({
            ...{ messageId: "HW-20261123-3F2A91C0", executionOn: "2026-11-24", debtor, transfers },
            createdAt: new Date("2026-11-23T10:00:00Z"),
          });
          expect(faultsOfPaymentFile(xml)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("sums cents exactly", () => {
    const transfers = [10, 20, 30].map((amountMinor) => ({
      ...{ endToEndId: "RT-7F3K-92QD", amountMinor, name: "Ana", iban: IBANS[0] ?? "", text: "RT-7F3K-92QD" },
    }));
    const xml = writePaymentFile({
      ...{ messageId: "HW-1", executionOn: "2026-11-24", createdAt: new Date(0), transfers },
      debtor: { holderName: "Shop", iban: IBANS[1] ?? "", bic: "" },
    });
    expect(xml).toContain("<CtrlSum>0.60</CtrlSum>");
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.30</InstdAmt>');
    expect(xml).toContain("<Id>NOTPROVIDED</Id>");
  });

  test("fails the check if an element is missing, unexpected or out of place", () => {
    const xml = writePaymentFile({
      ...{ messageId: "HW-1", executionOn: "2026-11-24", createdAt: new Date(0) },
      debtor: { holderName: "Shop", iban: IBANS[1] ?? "", bic: "" },
      transfers: [{ endToEndId: "RT-1", amountMinor: 1, name: "Ana", iban: IBANS[0] ?? "", text: "RT-1" }],
    });
    expect(faultsOfPaymentFile(xml)).toEqual([]);
    const broken = [
      xml.replace("SLEV", "DEBT"),
      xml.replace(/<NbOfTxs>1/, "<NbOfTxs>2"),
      xml.replace("<PmtMtd>TRF</PmtMtd>\n", ""),
      xml.replace("0.01</InstdAmt>", "0.011</InstdAmt>"),
      xml.replace("<Nm>Ana</Nm>", "<Nm>Änne</Nm>"),
      xml.replace("NOTPROVIDED", "NONE"),
    ];
    expect(broken.filter((one) => one === xml || faultsOfPaymentFile(one).length === 0)).toEqual([]);
  });
});
