import { describe, expect, test } from "vitest";
import { readReferences } from "./read-references";
import { refundsCsvHead, refundsCsvLines } from "./refunds-csv";

describe("a file of payment references", () => {
  const row = { return_code: "RT-7F3K-92QD", reference: "SEPA 7", amount: "1.234,50" };

  test("is read with commas or semicolons, a byte-order mark, quoted cells and blank lines", () => {
    const files = [
      'return_code,reference,amount\r\nRT-7F3K-92QD,SEPA 7,"1.234,50"\r\n',
      "\u{feff}Return code;Amount;Reference\nRT-7F3K-92QD;1.234,50;SEPA 7\n\n",
      "amount\tpayment reference\tcode\n1.234,50\tSEPA 7\tRT-7F3K-92QD",
    ];
    for (const file of files) expect(readReferences(file)).toEqual({ rows: [row] });
    expect(readReferences("code,reference\nRT-7F3K-92QD,")).toEqual({
      rows: [{ ...row, reference: "", amount: "" }],
    });
  });

  test("says in words what is missing", () => {
    const said = (text: string) => ("problem" in readReferences(text) ? readReferences(text) : null);
    expect(said("code,amount\nRT-1,5")).toMatchObject({ problem: expect.stringContaining("“reference”") });
    expect(said("code,reference\n")).toEqual({ problem: "The file has no rows." });
    const long = `code,reference\n${"RT-7F3K-92QD,a\n".repeat(501)}`;
    expect(said(long)).toMatchObject({ problem: expect.stringContaining("up to 500 rows") });
  });
});

test("can be imported after an export, and no cell starts a formula", () => {
  const refund = {
    ...{ payout_id: "out_1", process_id: "prc_1", return_code: "RT-7F3K-92QD", order_name: "#1", store_id: "eco_1" },
    ...{ customer_name: "=cmd()", store_name: "Kiosk", is_test: false, amount: "123450", pending_of_return: "123450" },
    ...{ currency: "EUR", refund_option: "BANK_TRANSFER" as const, destination: "DE89 •••• 3000", has_account: true },
    ...{
      payment_reference: "",
      payment_method: "",
      since: "2026-11-23T10:00:00.000Z",
      refund_by: "2026-12-07",
      is_overdue: false,
    },
    ...{ state: "WAITS_FOR_YOU" as const, attempts: 0, error: "", next_try_at: null, goes_out_at: null, batch: null },
    account: { holder_name: "Ana; Ben", iban: "DE89370400440532013000" },
  };
  const file = refundsCsvHead() + refundsCsvLines([refund]);
  expect(file).toContain(
    `'=cmd(),Action needed,1234.50,EUR,Bank transfer · DE89 •••• 3000,"Ana; Ben",DE89370400440532013000`,
  );
  expect(refundsCsvLines([{ ...refund, account: null }])).not.toContain("DE893704");
  expect(readReferences(file)).toEqual({
    rows: [{ return_code: "RT-7F3K-92QD", reference: "", amount: "1234.50" }],
  });
});
