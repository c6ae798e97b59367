import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { ReturnRow } from "../list-choice/list-choice";
import { returnsCsvHead, returnsCsvLines } from "./returns-csv";

const ROW: ReturnRow = {
  ...{ process_id: "prc_1", return_code: "RT-7F3K-92QD", order_name: "#1042", customer_email: "a@example.com" },
  ...{ customer_name: '=HYPERLINK("http://evil.example";"Noor")', units_total: 2, units_decided: 2, units_declined: 1 },
  ...{ status: "COMPLETED", shipping_status: "IN_WAREHOUSE", status_key: "COMPLETED_PARTIAL" },
  ...{ refund_option: "ORIGINAL_PAYMENT_METHOD", has_exchange: false, reasons: ["Too small", "Something else"] },
  ...{ carrier_name: "Sandbox Post", tracking_number: "SP1", warehouse: "Den Burg", country: "NL" },
  ...{ value: "4310", is_value_decided: true, currency: "EUR", store_name: 'Müller, "Söhne"', matched: null },
  ...{ assignee: { user_id: "usr_1", name: "Ana" }, tags: ["fraud check", "vip"], ended_at: null },
  ...{ first_item: { name: "Coat", variant_name: "M", image_url: "", sku: "C-M" }, waiting_since: null },
  ...{ created_at: "2026-11-21T12:00:00.000Z", updated_at: "2026-11-21T13:00:00.000Z" },
};

test("writes a file that spreadsheets read correctly: encoding, quotes and amounts, with formulas neutralized", () => {
  const file = returnsCsvHead() + returnsCsvLines([ROW]);
  expect([...new TextEncoder().encode(file).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [read] = parse(file, { columns: true, bom: true }) as Record<string, string>[];
  expect(read).toMatchObject({
    ...{ return_code: "RT-7F3K-92QD", store: 'Müller, "Söhne"', reasons: "Too small; Something else" },
    ...{ value: "43.10", currency: "EUR", status: "Completed, not all accepted", outcome: "Refund" },
    ...{ assignee: "Ana", tags: "fraud check; vip" },
    customer: `'${ROW.customer_name}`,
  });
  expect(returnsCsvLines([{ ...ROW, store_name: "x;=1+1" }])).toContain('"x;=1+1"');
  expect(returnsCsvLines([{ ...ROW, value: "5", currency: "BHD" }])).toContain(",0.005,BHD,");
  expect(returnsCsvLines([{ ...ROW, value: "1250", currency: "JPY" }])).toContain(",1250,JPY,");
});
