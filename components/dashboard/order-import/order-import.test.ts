import { expect, test } from "vitest";
import { csvRows, guessDelimiter } from "@/contract/vocabulary/order-file/csv-rows";
import { guessDates, timeFormat } from "@/contract/vocabulary/order-file/date-forms";
import { FIELD_GROUPS, fieldsOfGroup } from "@/contract/vocabulary/order-file/field-groups";
import { guessAmounts, guessMapping, mappingJson, missingFields } from "@/contract/vocabulary/order-file/mapping";
import { guessColumns, ORDER_FIELDS, REQUIRED_FIELDS } from "@/contract/vocabulary/order-file/order-fields";
import { asUtf8 } from "./as-utf8";
import { errorCount, rowProblem } from "./import-words";
import { readSample } from "./read-sample";

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : new Uint8Array(part))));

test("detects UTF-8 and Latin-1, with or without a byte-order mark and by a name in the last row", async () => {
  expect(await readSample(bytes([0xef, 0xbb, 0xbf], "a,Zoë\n"))).toEqual({ encoding: "utf-8", text: "a,Zoë\n" });
  expect(await readSample(bytes("a,Zo", [0xeb], "\n"))).toEqual({ encoding: "windows-1252", text: "a,Zoë\n" });
  const late = await readSample(bytes("a\n".repeat(100_000), [0xeb]));
  expect(late).toMatchObject({ encoding: "windows-1252" });
});

test("converts the UTF-16 of spreadsheets to UTF-8 and leaves other files unchanged", async () => {
  const text = "a\tZoë 😀\n";
  const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  for (const written of [little, Buffer.from(little).swap16()]) {
    const made = await asUtf8(new File([new Uint8Array(written)], "a.csv"));
    expect(await readSample(made)).toEqual({ encoding: "utf-8", text });
    expect(made.name).toBe("a.csv");
  }
  const plain = new File(["a,b\n"], "b.csv");
  expect(await asUtf8(plain)).toBe(plain);
});

test("explains why a file isn't text", async () => {
  for (const [head, words] of [
    [[0x50, 0x4b, 3, 4], "Excel"],
    [[0x1f, 0x8b], "compressed"],
    [[0x61, 0], "isn’t a text"],
    [[], "empty"],
  ] as const)
    expect(await readSample(bytes([...head]))).toEqual({ problem: expect.stringContaining(words) });
});

test("splits rows by the detected delimiter and keeps delimiters and line breaks in quoted cells", () => {
  const text = 'no;name\r\n1;"Jumper; ""blue""\nlarge"\r\n\r\n2;"a, b, c"\r\n';
  expect(guessDelimiter(text)).toBe(";");
  expect(csvRows(text, ";", 9)).toEqual([
    ["no", "name"],
    ["1", 'Jumper; "blue"\nlarge'],
    ["2", "a, b, c"],
  ]);
  expect(guessDelimiter("a\tb\n1\t2")).toBe("\t");
  expect(csvRows("a\nb\nc", ",", 2)).toHaveLength(2);
});

test("guesses columns by common names, each once", () => {
  const header = ["Name", "Email", "Created at", "Lineitem name", "Lineitem quantity", "Lineitem price", "Shipping"];
  expect(guessColumns(header)).toEqual({
    order_number: "Name",
    email: "Email",
    purchased_at: "Created at",
    name: "Lineitem name",
    quantity: "Lineitem quantity",
    unit_price: "Lineitem price",
    "shipping.price": "Shipping",
  });
  expect(guessColumns(["Bestellnummer", "PLZ", "Menge"])).toMatchObject({ "shipping_address.postcode": "PLZ" });
});

test("detects the formats of amounts and dates", () => {
  expect(guessAmounts(["12,50", "1.299,00"])).toBe("1.234,50");
  expect(guessAmounts(["1,299.00", "5"])).toBe("1,234.50");
  expect(guessDates(["24.12.2026"])).toBe("D.M.YYYY");
  expect(guessDates(["12/24/2026 9:05"])).toBe("M/D/YYYY");
  expect(guessDates(["3/4/2026"])).toBe("D/M/YYYY");
  expect(guessDates(["3/4/2026"], true)).toBe("M/D/YYYY");
  expect(guessDates(["13/4/2026", "3/4/2026"], true)).toBe("D/M/YYYY");
  expect(guessDates(["2026-12-24T10:00:00Z"])).toBe("");
  expect(guessDates(["Dec 24th 2026", "Jan 2nd 2027"])).toBe("MMM D YYYY");
  expect(guessDates(["24. Dezember 2026"])).toBe("D MMM YYYY");
});

test("keeps the format of a column despite one odd date or amount", () => {
  expect(guessDates(["2026-12-24", "2026-12-25", "24.12.2026"])).toBe("");
  expect(guessDates(["24/12/2026", "23/12/2026", "12/24/2026 9:05"])).toBe("D/M/YYYY");
  expect(guessAmounts(["12.50", "9.00", "1,50"])).toBe("1,234.50");
  expect(guessAmounts(["12,50", "9,00", "1.50"])).toBe("1.234,50");
});

test("prefers a filled column to an empty one of the same meaning", () => {
  const header = "Order,Date,Item,Quantity,Price,Country,Country code";
  const guess = guessMapping(`${header}\n1,2026-12-24,Mug,1,9.00,,DE\n`, { encoding: "utf-8", currency: "EUR" });
  expect(guess.columns["shipping_address.country_code"]).toBe("Country code");
});

test("names missing fields, and tells lines without a shop ID apart by their SKU", () => {
  const choice = {
    ...({ encoding: "utf-8", delimiter: ",", currency: "EUR", isTaxIncluded: true } as const),
    ...({ amounts: "1,234.50", dates: "D.M.YYYY", prices: "WITH_TAX", taxRate: "" } as const),
    ...{ header: [], platform: null },
    columns: { order_number: "No", sku: "SKU", quantity: "Qty", name: "Item" },
  };
  expect(missingFields(choice)).toEqual(["Bought on", "Price of one"]);
  expect(JSON.parse(mappingJson(choice))).toMatchObject({
    times: { format: timeFormat("D.M.YYYY") },
    group: { column: "No" },
    order: { currency: { value: "EUR" }, taxes_included: { value: true } },
    line: { platform_line_item_id: { any_of: [{ column: "SKU" }, { column: "Item" }] }, quantity: { column: "Qty" } },
  });
});

test("describes errors in a row by the field names of the page", () => {
  const wrong = {
    line: 9,
    order_number: "7",
    field: "unit_price",
    column: "Lineitem price",
    message: "must be an amount such as 1234.50",
  };
  const problem = "must be an amount such as 1234.50";
  const inOrders = (more: Partial<typeof wrong>) => rowProblem({ what: "ORDERS" }, { ...wrong, ...more });
  expect(inOrders({})).toEqual({ name: "Lineitem price", label: "Price of one", problem });
  expect(inOrders({ column: "Price of One" })).toEqual({ name: "Price of One", label: "", problem });
  expect(inOrders({ column: "", field: "line_items[0].unit_price" })).toEqual({
    ...{ name: "Price of one", label: "", problem },
  });
  // A report from before columns were included.
  expect(inOrders({ column: "", message: "unit_price is no amount of the expected form" })).toEqual({
    ...{ name: "Price of one", label: "", problem: "is no amount of the expected form" },
  });
  const country = "shipping_address.country_code";
  expect(
    rowProblem(
      { what: "ORDERS" },
      { line: 9, order_number: "7", field: country, column: "", message: `${country}: must be a country` },
    ),
  ).toEqual({
    ...{ name: "Country (code or name)", label: "", problem: "must be a country" },
  });
  expect(
    rowProblem(
      { what: "RETURNS" },
      { line: 2, order_number: "7", field: "lang", column: "", message: "no such language" },
    ),
  ).toEqual({
    ...{ name: "Shopper’s language", label: "", problem: "no such language" },
  });
});

test("finds tax, names, payments and refunds in a custom file, and applies a typed tax rate", () => {
  const header = "Order no;Datum;Kunde;Artikel;Menge;Einzelpreis;MwSt;Zahlungsart;Erstatteter Betrag";
  const guess = guessMapping(`${header}\n1;24.12.2026;Ana Gil;Becher;1;12,50;19;PayPal;2,50\n`, {
    ...{ encoding: "utf-8", currency: "EUR" },
  });
  expect(guess).toMatchObject({ platform: null, prices: "WITH_TAX", amounts: "1.234,50", dates: "D.M.YYYY" });
  expect(JSON.parse(mappingJson(guess))).toMatchObject({
    order: { "customer.full_name": { column: "Kunde" }, taxes_included: { value: true } },
    line: { tax_rate: { column: "MwSt" } },
    payments: [
      { id: { value: "payment" }, method: { column: "Zahlungsart" }, refunded: { column: "Erstatteter Betrag" } },
    ],
  });
  const typed = { ...guess, taxRate: " 19 ", columns: { ...guess.columns, tax_rate: undefined } };
  expect(JSON.parse(mappingJson(typed))).toMatchObject({ order: { tax_rate: { value: "19" } } });
});

test("reads a payment shared by several orders by its column, always with the payment's ID", () => {
  const reading = { ...{ encoding: "utf-8" as const, currency: "EUR" } };
  const header = "Order,Date,Item,Quantity,Price,Payment ID";
  const plain = guessMapping(`${header}\n1,2026-12-24,Mug,1,12.50,ch_1\n`, reading);
  expect(plain.columns["payments.id"]).toBeUndefined();
  const shared = guessMapping(`${header},Captured Total\n1,2026-12-24,Mug,1,12.50,ch_1,40.00\n`, reading);
  expect(JSON.parse(mappingJson(shared)).payments).toEqual([
    {
      id: { any_of: [{ column: "Payment ID" }, { value: "payment" }] },
      captured_total: { column: "Captured Total" },
    },
  ]);
  expect(missingFields(shared)).toEqual([]);
  const without = { ...shared, columns: { ...shared.columns, "payments.id": undefined } };
  expect(missingFields(without)).toEqual(["Payment ID of the shop"]);
});

test("puts every optional field into one group of the form", () => {
  const grouped = FIELD_GROUPS.flatMap(([group]) => fieldsOfGroup(group).map(([field]) => field));
  const optional = ORDER_FIELDS.map(([field]) => field).filter((field) => !REQUIRED_FIELDS.includes(field));
  expect([...grouped].sort()).toEqual([...optional].sort());
  expect(FIELD_GROUPS.every(([group]) => fieldsOfGroup(group).length > 0)).toBe(true);
});

test("counts as many errors as are listed, or as rows if none are", () => {
  const error = { line: 2, order_number: "7", field: "", column: "", message: "x" };
  const rows = { read: 9, refused: 9, skipped: 0 };
  expect(errorCount({ rows, errors: [error, { ...error, line: 3 }] })).toBe(2);
  expect(errorCount({ rows, errors: [] })).toBe(9);
});
