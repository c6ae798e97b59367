import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withSubject } from "@/server/domain/orders/import-report";
import type { FileEntry, FileOrder, FileRefusal } from "./file-entry";
import { parseMapping } from "./mapping-schema";
import { openOrderFile } from "./open-order-file";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "homeward-orders-"));
});
afterAll(() => rm(folder, { recursive: true }));

const SIMPLE = {
  group: { column: "order" },
  order: {
    currency: { value: "EUR" },
    taxes_included: { value: true },
    purchased_at: { column: "at" },
    email: { column: "email" },
  },
  line: {
    platform_line_item_id: { column: "sku" },
    name: { any_of: [{ column: "name" }, { column: "sku" }] },
    quantity: { column: "pieces" },
    unit_price: { column: "price" },
  },
};
const HEADER = "order,at,email,sku,name,pieces,price";

const entriesOf = async (file: string | Buffer, mapping: object | null = SIMPLE): Promise<FileEntry[]> => {
  const path = join(folder, "orders");
  await writeFile(path, file);
  const parsed = mapping === null ? null : parseMapping(JSON.stringify(mapping), "mapping.json");
  const { entries } = await openOrderFile(path, { mapping: parsed, timeZone: "Europe/Amsterdam", currency: "EUR" });
  const found: FileEntry[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
};
const csv = (...rows: string[]): string => [HEADER, ...rows, ""].join("\n");
const isOrder = (entry: FileEntry): entry is FileOrder => entry.kind === "order";
const isRefusal = (entry: FileEntry): entry is FileRefusal => entry.kind === "refusal";
const ordersOf = async (...args: Parameters<typeof entriesOf>) => (await entriesOf(...args)).filter(isOrder);
const refusalsOf = async (...args: Parameters<typeof entriesOf>) =>
  (await entriesOf(...args))
    .filter(isRefusal)
    .map(({ rows, column = "", reason, message = reason }) => `${rows} ${withSubject({ column, reason: message })}`);

const A1 = "A,2026-03-01 09:00,a@example.com,S1,Shirt,2,12.50";
const A2 = "A,2026-03-01 09:01,a@example.com,S2,Socks,1,3";
const B1 = "B,2026-07-01 09:00,b@example.com,S1,Shirt,1,12.50";

describe("a CSV file", () => {
  test("becomes orders in the API's format, with exact amounts and the store's time", async () => {
    const [order, other] = await ordersOf(csv(A1, A2, B1));
    expect(order).toEqual({
      kind: "order",
      orderNumber: "A",
      restPayment: 0,
      rows: [2, 3],
      lineRows: [2, 3],
      columns: {
        ...{ order_number: "order", purchased_at: "at", email: "email", platform_line_item_id: "sku", name: "name" },
        ...{ quantity: "pieces", unit_price: "price" },
      },
      content: {
        platform_order_id: "A",
        name: "A",
        currency: "EUR",
        taxes_included: true,
        purchased_at: "2026-03-01T08:00:00.000Z",
        email: "a@example.com",
        line_items: [
          { platform_line_item_id: "S1", name: "Shirt", quantity: 2, unit_price: 1250 },
          { platform_line_item_id: "S2", name: "Socks", quantity: 1, unit_price: 300 },
        ],
        payments: [{ id: "payment", captured: 0 }],
      },
    });
    expect(other?.content).toMatchObject({ purchased_at: "2026-07-01T07:00:00.000Z" });
  });

  test("is read the same with a byte-order mark, CRLF, gzip and quoted line breaks", async () => {
    const plain = await entriesOf(csv(A1, A2, B1));
    expect(await entriesOf(`\uFEFF${csv(A1, A2, B1).replaceAll("\n", "\r\n")}`)).toEqual(plain);
    expect(await entriesOf(gzipSync(csv(A1, A2, B1)))).toEqual(plain);
    const [order] = await ordersOf(csv('A,2026-03-01,a@example.com,S1,"Shirt, ""red""\nlong",1,1.00'));
    expect(order?.content).toMatchObject({ line_items: [{ name: 'Shirt, "red"\nlong' }] });
  });

  test("in windows-1252 is read with its mapping, and rejected row by row without it", async () => {
    const bytes = Buffer.from(csv("A,2026-03-01,a@example.com,S1,Gift £40,1,1.00"), "latin1");
    const [order] = await ordersOf(bytes, { ...SIMPLE, encoding: "windows-1252" });
    expect(order?.content).toMatchObject({ line_items: [{ name: "Gift £40" }] });
    expect(await refusalsOf(bytes)).toEqual([
      expect.stringMatching(/^2 has characters that aren't UTF-8; set the encoding to Latin-1/),
    ]);
  });

  test("groups rows of an order that are apart, but no further than the window", async () => {
    const [first, second] = await ordersOf(csv(A1, B1, A2));
    expect([first, second].map((order) => [order?.orderNumber, order?.rows])).toEqual([
      ["B", [3]],
      ["A", [2, 4]],
    ]);
    const narrow = { ...SIMPLE, group: { column: "order", window_rows: 1 } };
    const others = ["B", "C", "D"].map((name) => B1.replace("B,", `${name},`));
    const [refused, ...more] = await refusalsOf(csv(A1, ...others, A2), narrow);
    expect(refused).toMatch(/^6 is more than 1 rows below/);
    expect(more).toEqual([]);
  });

  test("rejects a whole order when one of its rows can't be read, and names the row and the reason", async () => {
    const bad = "A,2026-03-01,a@example.com,S2,Socks,1,0.001";
    const entries = await entriesOf(csv(A1, bad, B1));
    expect(entries.filter(isOrder).map(({ orderNumber }) => orderNumber)).toEqual(["B"]);
    expect(await refusalsOf(csv(A1, bad, B1))).toEqual([
      '3 price must have at most 2 decimals, like other amounts in EUR, not "0.001"',
      "2 another row of the same order has an error",
    ]);
  });

  test("reports an error in an order's first row there and not in its other rows", async () => {
    const mapping = { ...SIMPLE, order: { ...SIMPLE.order, currency: { column: "name" } } };
    const rows = ["A,2026-02-30,a@example.com,S1,EUR,2,12.50", "A,,,S2,,1,3", "A,,,S3,,many,3"];
    const entries = (await entriesOf(csv(...rows), mapping)).filter(isRefusal);
    expect(entries.map(({ rows: at, reason, isConsequence }) => [at, reason, isConsequence === true])).toEqual([
      [[2], "must be a date such as 2026-12-24", false],
      [[4], "must be a whole number of at least 0", false],
      [[3], "another row of the same order has an error", true],
    ]);
    const unknown = await refusalsOf(csv("A,2026-03-01,a@example.com,S1,Euro,2,12.50", rows[1] ?? ""), mapping);
    expect(unknown).toEqual([
      '2 name must be a three-letter currency code such as EUR, not "E•••"',
      "3 another row of the same order has an error",
    ]);
  });

  test.each([
    ["D/M/YYYY[ H:mm[:ss][ A]]", "24/12/2026", "2026-12-23T23:00:00.000Z"],
    ["D/M/YYYY[ H:mm[:ss][ A]]", "24/12/2026 9:05:07 PM", "2026-12-24T20:05:07.000Z"],
    ["D/M/YYYY[ H:mm[:ss][ A]]", "24/12/2026 12:30 am", "2026-12-23T23:30:00.000Z"],
    ["[ddd[,] ]Do MMM[,] YYYY[ H:mm[:ss][ Z]]", "Thu 24 Dec 2026 14:21:24 +0000", "2026-12-24T14:21:24.000Z"],
    ["MMM Do[,] YYYY", "März 1 2026", "2026-02-28T23:00:00.000Z"],
  ])("reads dates as %s says: %s", async (format, day, instant) => {
    const [order] = await ordersOf(csv(`A,${day},a@example.com,S1,Shirt,2,12.50`), { ...SIMPLE, times: { format } });
    expect(order?.content).toMatchObject({ purchased_at: instant });
  });

  test("rejects an invalid date format with an explanation", () => {
    const parse = (format: string) => () => parseMapping(JSON.stringify({ ...SIMPLE, times: { format } }), "m.json");
    for (const format of ["[D", "D D M YYYY"]) expect(parse(format)).toThrow(/times.format: is no date format/);
  });

  test.each([
    [
      "A,2026-03-01,a@example.com,S1,Shirt,2",
      "2 must have 7 columns as the header has; check for missing quotation marks",
    ],
    ["A,2026-03-01,a@example.com,S1,Shirt,0,1", '2 pieces must be at least 1, not "0"'],
    ["A,2026-03-01,a@example.com,S1,Shirt,-2,1", '2 pieces must be a whole number of at least 0, not "-2"'],
    ["A,2026-03-01,a@example.com,S1,Shirt,2,-1", '2 price must not be negative, not "-1"'],
    ['A,2026-03-01,a@example.com,S1,Shirt,2,"1,50"', '2 price must be an amount such as 1234.50, not "1,50"'],
    ["A,2026-02-30,a@example.com,S1,Shirt,2,1", '2 at must be a date such as 2026-12-24, not "2026-02-30"'],
    [",2026-03-01,a@example.com,S1,Shirt,2,1", "2 order must not be empty"],
    ["A,2026-03-01,a@example.com,,,2,1", "2 name must not be empty"],
  ])("rejects %s", async (row, reason) => {
    expect(await refusalsOf(csv(row))).toEqual([reason]);
  });

  test("rejects an undeliverable email once, at its row, and shows only its domain", async () => {
    const wrong = A1.replace("a@example.com", "not-an-email");
    const rest = A2.replace("a@example.com", "not-an-email");
    expect(await refusalsOf(csv(wrong, rest, B1.replace("b@example.com", "bert@nowhere")))).toEqual([
      '2 email must be an email address such as anna@example.com, not "n•••"',
      "3 another row of the same order has an error",
      '4 email must be an email address such as anna@example.com, not "b•••@nowhere"',
    ]);
    expect(await refusalsOf(csv(A1.replace("a@example.com", "")))).toEqual([]);
  });

  test("does not combine rows of two people into one order", async () => {
    const other = A2.replace("a@example.com", "b@example.com");
    expect((await refusalsOf(csv(A1, other)))[0]).toBe(
      '3 email must be the same in all rows of an order, not "b•••@example.com"',
    );
  });

  test("uses the address from an order's first row when only that has it", async () => {
    expect(await refusalsOf(csv(A1, A2.replace("a@example.com", "")))).toEqual([]);
  });

  test("numbers repeated line IDs in one order, and skips rows by rule with the reason", async () => {
    const mapping = {
      ...SIMPLE,
      skip: [{ column: "order", matches: "^C", reason: "credit note" }],
      charges: [{ column: "sku", matches: "^POST$", to: "shipping.price", alone: "postage only" }],
    };
    const post = "A,2026-03-01,a@example.com,POST,Postage,2,2.45";
    const entries = await entriesOf(csv(A1, A1, post, A1.replace("A,", "C1,"), post.replace("A,", "P,")), mapping);
    expect(entries.filter(isOrder)[0]?.content).toMatchObject({
      shipping: { price: 490 },
      line_items: [{ platform_line_item_id: "S1" }, { platform_line_item_id: "S1-2" }],
    });
    expect(entries.filter(isRefusal).map(({ rows, reason, isForeseen }) => [rows[0], reason, isForeseen])).toEqual([
      [5, "credit note", true],
      [6, "postage only", true],
    ]);
  });

  test("supports other marks, formats, value maps and conditions", async () => {
    const mapping = {
      ...SIMPLE,
      delimiter: ";",
      amounts: { decimal_mark: ",", thousands_mark: "." },
      times: { format: "D.M.YYYY H:mm", time_zone: "UTC" },
      order: {
        ...SIMPLE.order,
        delivered_at: { column: "at", plus_days: 3 },
        email: { template: "{email}@customers.example", default: "" },
        "shipping_address.country_code": { column: "name", map: { Shirt: "NL" }, unmapped: "empty" },
      },
      line: { ...SIMPLE.line, is_returnable: { column: "sku", matches: "^gift", if_match: false, if_not: true } },
    };
    const text = "order;at;email;sku;name;pieces;price\nA;1.3.2026 9:05;17;gift1;Shirt;1;1.234,50\n";
    expect((await ordersOf(text, mapping))[0]?.content).toMatchObject({
      purchased_at: "2026-03-01T09:05:00.000Z",
      delivered_at: "2026-03-04T09:05:00.000Z",
      email: "17@customers.example",
      shipping_address: { country_code: "NL" },
      line_items: [{ unit_price: 123_450, is_returnable: false }],
    });
  });

  test("that breaks off is rejected from there on, including orders that might continue", async () => {
    const refused = await refusalsOf(csv(A1, 'B,2026-03-01,b@example.com,S1,"Shirt,1,1'));
    expect(refused[0]).toBe("2 the file could not be read to its end");
    expect(refused[1]).toMatch(/^3 the file could not be read to its end\. From row 3 on, a quotation mark/);
    const cut = gzipSync(csv(...Array.from({ length: 1500 }, (_, place) => A1.replace("A,", `${place},`))));
    expect((await refusalsOf(cut.subarray(0, -200))).at(-1)).toContain("gzip file is damaged or was cut off");
  });
});

describe("a file that can't be used is rejected with one sentence", () => {
  test.each([
    ["nothing", "", "The file is empty"],
    ["blanks", " \n\n", "The file is empty"],
    ["HTML", "<!doctype html><html>", "HTML or XML"],
    ["an Excel file", "PK\u0003\u0004xl/workbook", "ZIP or Excel"],
    ["a binary", "\u0089PNG\r\n\u0000\u0000", "binary"],
    ["JSON", '{"order_number": "1"}', "leave --mapping away"],
    ["another CSV", "a,b\n1,2\n", 'no column "order"; its columns are a, b'],
    ["another delimiter", "order;at\n1;2\n", 'no column "order"; its columns are order;at. Is the delimiter right?'],
  ])("%s", async (_, file, sentence) => {
    await expect(entriesOf(Buffer.from(file, "latin1"))).rejects.toThrow(sentence);
  });

  test("a mapping with an unknown member", () => {
    const wrong = { ...SIMPLE, line: { ...SIMPLE.line, colour: { column: "x" } }, skp: [] };
    expect(() => parseMapping(JSON.stringify(wrong), "m.json")).toThrow(/The mapping m.json cannot be used: .*colour/);
  });

  test("a missing file", async () => {
    await expect(openOrderFile("/nowhere/x", { mapping: null, timeZone: "UTC", currency: "EUR" })).rejects.toThrow(
      "There is no file",
    );
  });
});

describe("an NDJSON file", () => {
  test("yields one order per line, and a reason for invalid lines", async () => {
    const lines = ['{"order_number":"1","x":1}', "", "nonsense", '{"name":"2"}', '{"order_number":"1"}', "[1]"];
    const entries = await entriesOf(lines.join("\r\n"), null);
    expect(entries[0]).toMatchObject({ kind: "order", orderNumber: "1", content: { x: 1 }, rows: [1] });
    expect(entries.filter(isRefusal).map(({ rows, reason }) => `${rows} ${reason}`)).toEqual([
      "3 must be one JSON object per row",
      "4 must have an order_number (text)",
      "5 the order is in this file twice; keep one row",
      "6 must be one JSON object per row",
    ]);
  });

  test("is distinguished from CSV and from a single JSON list", async () => {
    await expect(entriesOf(csv(A1), null)).rejects.toThrow("a CSV file needs --mapping");
    await expect(entriesOf('[{"order_number":"1"}]', null)).rejects.toThrow("one order on each line");
  });
});
