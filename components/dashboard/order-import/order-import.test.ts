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

test("UTF-8 with and without a mark is told from Latin-1, also by a name in the last row", async () => {
  expect(await readSample(bytes([0xef, 0xbb, 0xbf], "a,Zoë\n"))).toEqual({ encoding: "utf-8", text: "a,Zoë\n" });
  expect(await readSample(bytes("a,Zo", [0xeb], "\n"))).toEqual({ encoding: "windows-1252", text: "a,Zoë\n" });
  const late = await readSample(bytes("a\n".repeat(100_000), [0xeb]));
  expect(late).toMatchObject({ encoding: "windows-1252" });
});

test("UTF-16, as spreadsheets write it, becomes UTF-8; what is no UTF-16 stays the file that it is", async () => {
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

test("what is no text file is said in words", async () => {
  for (const [head, words] of [
    [[0x50, 0x4b, 3, 4], "Excel"],
    [[0x1f, 0x8b], "compressed"],
    [[0x61, 0], "isn’t a text"],
    [[], "empty"],
  ] as const)
    expect(await readSample(bytes([...head]))).toEqual({ problem: expect.stringContaining(words) });
});

test("rows are cut by the mark that fits, and quoted cells keep marks and line ends", () => {
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

test("columns are guessed by the names that shops give them, each once", () => {
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

test("amounts and dates are read as the file writes them", () => {
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

test("one odd date or amount does not change how the others of its column are read", () => {
  expect(guessDates(["2026-12-24", "2026-12-25", "24.12.2026"])).toBe("");
  expect(guessDates(["24/12/2026", "23/12/2026", "12/24/2026 9:05"])).toBe("D/M/YYYY");
  expect(guessAmounts(["12.50", "9.00", "1,50"])).toBe("1,234.50");
  expect(guessAmounts(["12,50", "9,00", "1.50"])).toBe("1.234,50");
});

test("an empty column is passed over for one of the same meaning that says something", () => {
  const header = "Order,Date,Item,Quantity,Price,Country,Country code";
  const guess = guessMapping(`${header}\n1,2026-12-24,Mug,1,9.00,,DE\n`, { encoding: "utf-8", currency: "EUR" });
  expect(guess.columns["shipping_address.country_code"]).toBe("Country code");
});

test("the mapping names what is missing, and lines without an id of the shop are told apart by their SKU", () => {
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

test("what is wrong with a row is said by the names of the page", () => {
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
  // From before columns were told.
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
    ...{ name: "Language of the shopper", label: "", problem: "no such language" },
  });
});

test("tax, names, payment and refunds of a file of one's own are found, and a rate that is typed counts", () => {
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

test("what was captured for several orders is found by its name, with the ID of the payment and never without", () => {
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

test("every optional field is in one group of the form", () => {
  const grouped = FIELD_GROUPS.flatMap(([group]) => fieldsOfGroup(group).map(([field]) => field));
  const optional = ORDER_FIELDS.map(([field]) => field).filter((field) => !REQUIRED_FIELDS.includes(field));
  expect([...grouped].sort()).toEqual([...optional].sort());
  expect(FIELD_GROUPS.every(([group]) => fieldsOfGroup(group).length > 0)).toBe(true);
});

test("as many errors are counted as are listed, and rows where none is", () => {
  const error = { line: 2, order_number: "7", field: "", column: "", message: "x" };
  const rows = { read: 9, refused: 9, skipped: 0 };
  expect(errorCount({ rows, errors: [error, { ...error, line: 3 }] })).toBe(2);
  expect(errorCount({ rows, errors: [] })).toBe(9);
});
