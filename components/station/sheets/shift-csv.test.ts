import { expect, it } from "vitest";
import { shiftCsv } from "./shift-csv";

const entry = (changed: object) => ({
  ...{ return_code: "RT-9P4M-6XHE", process_id: "prc_1", customer_name: "Femke Bakker", store_name: "Tessel" },
  ...{
    person: "sven@example.com",
    at: "2026-11-21T10:00:00.000Z",
    spent_seconds: 40,
    approved: 2,
    declined: 1,
    missing: 0,
    undone_at: null,
  },
  ...changed,
});

it("exports the shift from its start, without interpreting a shopper's name as a formula", () => {
  const csv = shiftCsv([
    entry({ at: "2026-11-21T11:00:00.000Z", customer_name: '=HYPERLINK("x")' }),
    entry({ customer_name: "Bakker, Femke", undone_at: "2026-11-21T10:05:00.000Z" }),
  ]);
  expect(csv.split("\r\n")).toEqual([
    "at,return_code,store_name,customer_name,person,approved,declined,missing,spent_seconds,undone_at",
    '2026-11-21T10:00:00.000Z,RT-9P4M-6XHE,Tessel,"Bakker, Femke",sven@example.com,2,1,0,40,2026-11-21T10:05:00.000Z',
    `2026-11-21T11:00:00.000Z,RT-9P4M-6XHE,Tessel,"'=HYPERLINK(""x"")",sven@example.com,2,1,0,40,`,
    "",
  ]);
});
