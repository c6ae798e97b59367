import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guessMapping, mappingJson } from "@/contract/vocabulary/order-file/mapping";
import { checkOrderContent } from "@/server/domain/orders/check-order-content";
import { withSubject } from "@/server/domain/orders/import-report";
import type { OrderContent } from "@/server/domain/orders/order-content";
import { readFileEntry } from "@/server/operations/read-order-entry";
import { parseMapping } from "./mapping-schema";
import { openOrderFile } from "./open-order-file";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "homeward-platforms-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Read = { orders: OrderContent[]; refused: string[] };

/** Reads a file as an import does: without a mapping, the columns identify the platform. */
const read = async (file: string | Buffer, mapping: object | null = null): Promise<Read> => {
  const path = join(folder, "orders.csv");
  await writeFile(path, file);
  const { entries } = await openOrderFile(path, {
    mapping: mapping === null ? null : parseMapping(JSON.stringify(mapping), "mapping.json"),
    ...{ timeZone: "Europe/Berlin", currency: "EUR" },
  });
  const found: Read = { orders: [], refused: [] };
  for await (const entry of entries) {
    for (const made of readFileEntry(entry))
      if (made.kind === "refused") found.refused.push(`${made.row ?? made.rows} ${withSubject(made)}`);
      else found.orders.push(made.content);
  }
  return found;
};
const NOW = new Date("2026-11-21T12:00:00Z");
/** Every order of a platform's file adds up, to the cent. */
const sound = (orders: readonly OrderContent[]) =>
  expect(orders.flatMap((order) => checkOrderContent(order, NOW))).toEqual([]);
const csv = (header: string, ...rows: string[]) => [header, ...rows, ""].join("\n");

const SHOPIFY =
  "Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Total," +
  "Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem taxable," +
  "Lineitem fulfillment status,Billing Name,Shipping Name,Shipping Address1,Shipping Address2,Shipping City," +
  "Shipping Zip,Shipping Province,Shipping Country,Cancelled at,Payment Method,Refunded Amount,Id,Lineitem discount";

describe("Shopify", () => {
  test("reads consecutive rows of one order whose own cells are in the first row only", async () => {
    const { orders, refused } = await read(
      csv(
        SHOPIFY,
        "#1001,mia@example.com,partially_refunded,2026-10-01 10:00:00 +0200,fulfilled,2026-10-02 09:00:00 +0200,EUR," +
          "90.00,4.90,15.15,94.90,10.00,2026-10-01 09:59:00 +0200,2,Rain jacket - M,40.00,RJ-M,true,fulfilled," +
          "Mia van der Berg,Mia van der Berg,Hafenstr. 1,,Hamburg,'01067,HH,DE,,Visa,25.50,5550001,0.00",
        "#1001,mia@example.com,,,,,,,,,,,2026-10-01 09:59:00 +0200,1,Gift box,20.00,BOX,false,pending,,,,,,,,,,,,,0.00",
        "#1002,li@example.com,pending,,unfulfilled,,EUR,10.00,0.00,0.00,10.00,0.00,2026-10-02 09:59:00 +0200,1,Socks," +
          "10.00,SO,true,pending,Li,Li,Weg 2,,Kiel,'24103,SH,DE,,Invoice,0.00,5550002,0.00",
        "#1002,li@example.com,,,,,,,,,,,2026-10-02 09:59:00 +0200,1,Cap,10.00,CA,true,pending,,,,,,,,,,,,,0.00",
      ),
    );
    expect(refused).toEqual(["4,5 the order is not paid in full"]);
    sound(orders);
    expect(orders).toMatchObject([
      {
        ...{ orderNumber: "#1001", platformOrderId: "5550001", firstName: "Mia", lastName: "van der Berg" },
        ...{ taxesIncluded: true, orderDiscountMinor: 1000, shippingPriceMinor: 490, shippingTaxMinor: 97 },
        shippingAddress: {
          postcode: "01067",
          countryCode: "DE",
          country: "Germany",
          firstName: "Mia",
          lastName: "van der Berg",
        },
        lines: [
          {
            name: "Rain jacket - M",
            sku: "RJ-M",
            quantity: 2,
            unitPriceMinor: 4000,
            taxMinor: 1418,
            fulfilledQuantity: 2,
          },
          { name: "Gift box", taxMinor: 0, fulfilledQuantity: 0 },
        ],
        payments: [{ method: "Visa", capturedMinor: 9490, refundedMinor: 2550 }],
      },
    ]);
  });

  test("derives taxes added to prices from the total, and rejects a total that does not add up", async () => {
    const row = (name: string, total: string) =>
      `${name},a@example.com,paid,,fulfilled,,USD,20.00,5.00,2.06,${total},0.00,2026-10-01 09:59:00 -0400,1,Mug,20.00,` +
      `MUG,true,fulfilled,Al Jones,Al Jones,1 Main St,,Reno,89501,NV,United States,,Card,0.00,7,0.00`;
    const { orders } = await read(csv(SHOPIFY, row("#1", "27.06"), row("#2", "30.00")));
    expect(orders[0]).toMatchObject({ taxesIncluded: false, payments: [{ capturedMinor: 2706 }] });
    expect(orders[0]).toMatchObject({ shippingAddress: { countryCode: "US" }, firstName: "Al", lastName: "Jones" });
    expect(checkOrderContent(orders[1] as OrderContent, NOW)).toMatchObject([{ field: "payments" }]);
  });
});

test.each([
  ["counts to the subtotal", "30.00"],
  ["does not count to the subtotal", "20.00"],
])("Shopify: reads duties and a tip that %s as fees of the order", async (_, subtotal) => {
  const header = `${SHOPIFY},Duties`;
  const rest = "a@example.com,paid,,fulfilled,,USD";
  const address = "Al Jones,Al Jones,1 Main St,,Reno,89501,NV,United States,,Card,0.00,7";
  const { orders } = await read(
    csv(
      header,
      `#1,${rest},${subtotal},5.00,2.06,40.56,0.00,2026-10-01 09:59:00 -0400,1,Mug,20.00,MUG,true,fulfilled,${address},0.00,3.50`,
      `#1,a@example.com,,,,,,,,,,,2026-10-01 09:59:00 -0400,1,Tip,10.00,,false,fulfilled,,,,,,,,,,,,,0.00,`,
    ),
  );
  sound(orders);
  expect(orders).toMatchObject([
    {
      ...{ feesMinor: 1350, orderDiscountMinor: 0, taxesIncluded: false, shippingPriceMinor: 500 },
      ...{ lines: [{ name: "Mug" }], payments: [{ capturedMinor: 4056 }] },
    },
  ]);
  expect(orders[0]?.lines).toHaveLength(1);
});

test("WooCommerce: reads a fee with tax, a negative fee as a discount, and the recipient's own name", async () => {
  const header =
    "order_id,order_number,date,status,shipping_total,shipping_tax_total,fee_total,fee_tax_total,order_total," +
    "refunded_total,order_currency,billing_first_name,billing_last_name,billing_email,shipping_first_name," +
    "shipping_last_name,shipping_country,item_id,item_name,item_quantity,item_total,item_total_tax";
  const row = (id: string, fee: string, tax: string, total: string) =>
    `${id},${id},2026-10-01,completed,4.00,0.76,${fee},${tax},${total},0,EUR,Ana,Gil,a@example.com,Ben,Roy,DE,5${id},Lamp,1,50.00,9.50`;
  const { orders } = await read(csv(header, row("1", "2.00", "0.38", "66.64"), row("2", "-5.00", "-0.95", "58.31")));
  sound(orders);
  expect(orders).toMatchObject([
    { firstName: "Ana", feesMinor: 238, orderDiscountMinor: 0, shippingAddress: { firstName: "Ben", lastName: "Roy" } },
    { feesMinor: 0, orderDiscountMinor: 595 },
  ]);
});

test("BigCommerce: reads month names, a time column and handling fees, and reports an invalid date at its row", async () => {
  const header =
    "Order ID,Customer Name,Customer Email,Order Date,Order Time,Order Status,Subtotal (inc tax),Subtotal (ex tax)," +
    "Tax Total,Shipping Cost (inc tax),Shipping Cost (ex tax),Handling Cost (inc tax),Handling Cost (ex tax)," +
    "Order Total (inc tax),Payment Method,Order Currency Code,Product Name,Product SKU,Product Qty,Product Unit Price";
  const row = (id: string, day: string, clock: string) =>
    `${id},Ben O,ben@example.com,${day},${clock},Shipped,11.00,10.00,2.00,5.50,5.00,5.50,5.00,22.00,Card,EUR,Cup,C,1,10.00`;
  const { orders, refused } = await read(
    csv(header, row("1", "5th Oct 2026", "17:53:42"), row("2", "2026-10-05", "9:00:00"), row("3", "6th Oct 2026", "")),
  );
  sound(orders);
  expect(refused).toEqual(["3 Order Date must be a date such as 24 Dec 2026"]);
  expect(orders).toMatchObject([
    { purchasedAt: "2026-10-05T15:53:42.000Z", feesMinor: 550, orderDiscountMinor: 0, lines: [{ taxMinor: 100 }] },
    { purchasedAt: "2026-10-05T22:00:00.000Z" },
  ]);
});

test("WooCommerce, one row per item: reads prices without tax and refunded units", async () => {
  const { orders, refused } = await read(
    csv(
      "order_id,order_number,date,status,shipping_total,shipping_tax_total,tax_total,order_total,refunded_total," +
        "order_currency,payment_method,billing_first_name,billing_last_name,billing_email,shipping_address_1," +
        "shipping_postcode,shipping_city,shipping_country,item_id,item_product_id,item_name,item_sku,item_quantity," +
        "item_subtotal,item_subtotal_tax,item_total,item_total_tax,item_refunded_qty",
      "88,1088,2026-10-01 10:00:00,completed,4.12,0.78,10.24,64.15,-10.00,EUR,paypal,Ana,Gil,ana@example.com,Weg 1," +
        "10115,Berlin,DE,501,77,Lamp,LAMP,3,50.42,9.58,49.79,9.46,-1",
      "89,1089,2026-10-01 10:00:00,cancelled,0,0,0,10,0,EUR,paypal,Ana,Gil,ana@example.com,Weg 1,10115,Berlin,DE,502," +
        "77,Lamp,LAMP,1,10,0,10,0,0",
    ),
  );
  sound(orders);
  expect(refused).toEqual(["3 the order is canceled"]);
  expect(orders).toMatchObject([
    {
      ...{ platformOrderId: "88", orderNumber: "1088", taxesIncluded: false, shippingTaxMinor: 78 },
      lines: [{ quantity: 3, unitPriceMinor: 1660, discountMinor: 1, taxMinor: 946, refundedQuantity: 1 }],
      payments: [{ method: "paypal", capturedMinor: 6415, refundedMinor: 1000 }],
    },
  ]);
});

test("WooCommerce export plugin: reads the store's currency, decimal commas and Latin-1", async () => {
  const { orders } = await read(
    Buffer.from(
      csv(
        "Order Number;Order Status;Order Date;First Name (Billing);Last Name (Billing);Email (Billing);City (Shipping);" +
          "Country Code (Shipping);Payment Method Title;Cart Discount Amount;Order Shipping Amount;Order Refund Amount;" +
          "Order Total Amount;Order Total Tax Amount;SKU;Item #;Item Name;Quantity;Item Cost",
        "7;Completed;2026-10-01 10:00;Jörg;Groß;j@example.com;Köln;DE;Überweisung;10;5;0;119;19;T1;1;Tisch;1;105,00",
      ),
      "latin1",
    ),
  );
  sound(orders);
  expect(orders).toMatchObject([
    {
      ...{ currency: "EUR", lastName: "Groß", orderDiscountMinor: 1000, shippingPriceMinor: 500 },
      ...{ payments: [{ method: "Überweisung", capturedMinor: 11_900 }], shippingTaxMinor: 95 },
      lines: [{ unitPriceMinor: 10_500, taxMinor: 1805 }],
    },
  ]);
});

test("BigCommerce: reads all items from one cell, and a full country name", async () => {
  const details =
    "Product ID: 107, Product Qty: 2, Product SKU: CUP-1, Product Name: Cup, blue | large, Product Weight: 0.5, Product " +
    "Variation Details: Color: Blue, Product Unit Price: 12.5000, Product Total Price: 25.0000|Product ID: 9, Product " +
    "Qty: 1, Product SKU: , Product Name: Tray, Product Weight: 1, Product Variation Details: , Product Unit Price: " +
    "30.0000, Product Total Price: 30.0000";
  const { orders, refused } = await read(
    csv(
      "Order ID,Customer Name,Customer Email,Order Date,Order Status,Subtotal (inc tax),Subtotal (ex tax),Tax Total," +
        "Shipping Cost (inc tax),Shipping Cost (ex tax),Order Total (inc tax),Payment Method,Date Shipped," +
        "Order Currency Code,Shipping First Name,Shipping Last Name,Shipping Street 1,Shipping Suburb,Shipping State," +
        "Shipping Zip,Shipping Country,Product Details,Refund Amount",
      `3001,Ben O'Hara,ben@example.com,04/05/2026,Shipped,60.50,55.00,6.00,5.50,5.00,$61.00,Credit Card,04/07/2026,AUD,` +
        `Ben,O'Hara,1 Sea Rd,Perth,Western Australia,6000,Australia,"${details}",$12.50`,
      `3002,B,b@example.com,04/05/2026,Awaiting Payment,1,1,0,0,0,1,Card,,AUD,B,B,1,P,W,6000,Australia,"${details}",0`,
    ),
  );
  sound(orders);
  expect(refused).toEqual(["3 the order is not paid in full"]);
  expect(orders).toMatchObject([
    {
      ...{ currency: "AUD", purchasedAt: "2026-04-04T22:00:00.000Z", lastName: "O'Hara", taxesIncluded: false },
      shippingAddress: { countryCode: "AU", stateProvince: "Western Australia" },
      lines: [
        { name: "Cup, blue | large", sku: "CUP-1", quantity: 2, unitPriceMinor: 1250, variantName: "Color: Blue" },
        { name: "Tray", unitPriceMinor: 3000 },
      ],
      ...{ orderDiscountMinor: 500, payments: [{ capturedMinor: 6100, refundedMinor: 1250 }] },
    },
  ]);
});

test("Magento with items: reads four decimals and negative discounts, and skips parts of other items", async () => {
  const { orders, refused } = await read(
    csv(
      "entity_id,increment_id,created_at,status,customer_email,customer_firstname,customer_lastname," +
        "order_currency_code,shipping_amount,shipping_tax_amount,grand_total,total_refunded,method,item_id," +
        "parent_item_id,sku,name,qty_ordered,price,item_discount_amount,item_tax_amount,qty_refunded",
      "12,000000012,2026-10-01 08:00:00,complete,eva@example.com,Eva,Rossi,EUR,5.0000,1.1000,115.9000,20.0000,checkmo," +
        "31,,BAG,Bag,2.0000,50.0000,-10.0000,19.8000,0.0000",
      "12,000000012,2026-10-01 08:00:00,complete,eva@example.com,Eva,Rossi,EUR,5.0000,1.1000,115.9000,20.0000,checkmo," +
        "32,31,BAG-R,Bag red,2.0000,0.0000,0.0000,0.0000,0.0000",
    ),
  );
  sound(orders);
  expect(refused).toEqual(["3 part of another item"]);
  expect(orders).toMatchObject([
    {
      ...{ orderNumber: "000000012", taxesIncluded: false, shippingPriceMinor: 500, shippingTaxMinor: 110 },
      lines: [{ platformLineItemId: "31", unitPriceMinor: 5000, discountMinor: 1000, taxMinor: 1980 }],
      payments: [{ method: "checkmo", capturedMinor: 11_590, refundedMinor: 2000 }],
    },
  ]);
});

test("Magento: reads extension fees with their tax, and only the fee that is charged", async () => {
  const columns =
    "entity_id,increment_id,created_at,status,customer_email,order_currency_code,grand_total,method,item_id,sku,name,qty_ordered,price,item_tax_amount";
  const row = (total: string, more: string) =>
    `12,000000012,2026-10-01 08:00:00,complete,eva@example.com,EUR,${total},checkmo,31,BAG,Bag,1.0000,50.0000,11.0000,${more}`;
  for (const [fees, more, total] of [
    ["msp_cod_amount,msp_cod_tax_amount,mageworx_fee_amount", "3.0000,0.6600,0.0000", "64.6600"],
    ["msp_cod_amount,msp_cod_tax_amount,mageworx_fee_amount", "0.0000,0.0000,3.6600", "64.6600"],
    ["gw_price,gw_items_price,gw_tax_amount,gw_items_tax_amount", "0.0000,3.0000,0.0000,0.6600", "64.6600"],
  ] as const) {
    const { orders } = await read(csv(`${columns},${fees}`, row(total, more)));
    sound(orders);
    expect(orders).toMatchObject([{ feesMinor: 366, payments: [{ capturedMinor: 6466 }] }]);
  }
});

test("requires an ID for a payment shared by several orders", async () => {
  const file = csv(
    "Order,Date,Item,SKU,Quantity,Price,Payment ID,Captured Total",
    "1,2026-12-24,Mug,MUG,1,12.50,ch_1,40.00",
    "2,2026-12-24,Mug,MUG,1,12.50,,40.00",
  );
  const choice = guessMapping(file, { encoding: "utf-8", currency: "EUR" });
  const { orders, refused } = await read(file, JSON.parse(mappingJson(choice)));
  expect(orders).toMatchObject([{ payments: [{ platformPaymentId: "ch_1", capturedTotalMinor: 4000 }] }]);
  expect(refused.join()).toContain("needs the ID of the payment");
});

test("PrestaShop SQL Manager: derives tax from amounts with and without it, with six decimals", async () => {
  const { orders } = await read(
    csv(
      "id_order;reference;date_add;email;firstname;lastname;currency_iso_code;country_iso_code;payment;" +
        "total_paid_tax_incl;total_shipping_tax_incl;total_shipping_tax_excl;total_discounts_tax_incl;id_order_detail;" +
        "product_name;product_reference;product_quantity;product_quantity_refunded;unit_price_tax_incl;" +
        "total_price_tax_incl;total_price_tax_excl;delivery_date",
      "5;XKBKNABJK;2026-10-01 10:00:00;zoe@example.com;Zoé;Petit;EUR;FR;Carte;41.000000;6.000000;5.000000;1.000000;9;" +
        "Affiche;AFF;3;1;12.000000;36.000000;30.000000;0000-00-00 00:00:00",
    ),
  );
  sound(orders);
  expect(orders).toMatchObject([
    {
      ...{ orderNumber: "XKBKNABJK", platformOrderId: "5", orderDiscountMinor: 100, shippingTaxMinor: 100 },
      // 35.00 were paid for the line after the discount, a sixth of which is tax.
      lines: [{ quantity: 3, refundedQuantity: 1, unitPriceMinor: 1200, taxMinor: 583 }],
      ...{ fulfilledAt: null, shippingAddress: { countryCode: "FR" }, payments: [{ capturedMinor: 4100 }] },
    },
  ]);
});

test.each([
  ["WooCommerce Analytics", "Date,Order #,Status,Customer,Customer type,Product(s),Items sold,Coupon(s),N. Revenue"],
  ["Magento", 'ID,"Purchase Point","Purchase Date","Bill-to Name","Ship-to Name","Grand Total (Base)",Status'],
  ["PrestaShop", "ID;Reference;New client;Delivery;Customer;Total;Payment;Status;Date"],
])("says what to export instead of a list of orders without items: %s", async (name, header) => {
  await expect(read(csv(header, "1"))).rejects.toThrow(name);
});

describe("derived fields", () => {
  const MAPPING = {
    group: { column: "no" },
    order: {
      ...{ currency: { value: "EUR" }, purchased_at: { column: "day" }, "customer.full_name": { column: "who" } },
      taxes_included: { column: "incl" },
    },
    line: {
      ...{ platform_line_item_id: { column: "item" }, name: { column: "item" }, quantity: { column: "pieces" } },
      ...{ unit_price: { column: "price" }, tax_rate: { column: "rate" } },
    },
    payments: [{ id: { value: "p" }, method: { column: "paid" }, refunded: { column: "back" } }],
  };
  const HEADER = "no,day,who,incl,item,pieces,price,rate,paid,back";

  test("calculates a line's tax from a rate, added or included, and excludes what was already refunded", async () => {
    const { orders } = await read(
      csv(
        HEADER,
        '1,2026-10-01,"Cruz, Ana",yes,Mug,1,€ 11.90,19,card,€4.01',
        "2,2026-10-01,Li,no,Mug,1,11.90 EUR,8.875 %,card,0",
      ),
      MAPPING,
    );
    sound(orders);
    expect(orders).toMatchObject([
      { firstName: "Ana", lastName: "Cruz", lines: [{ taxMinor: 190 }], payments: [{ refundedMinor: 401 }] },
      { firstName: "Li", lastName: "", lines: [{ taxMinor: 106 }], payments: [{ capturedMinor: 1296 }] },
    ]);
  });

  test("says what is wrong with a rate", async () => {
    const { refused } = await read(csv(HEADER, "1,2026-10-01,A,yes,Mug,1,1,190,card,0"), MAPPING);
    expect(refused).toEqual(["2 rate must be a percentage from 0 to 100 with up to 3 decimals"]);
  });
});

test("reports every problem of a row at once, each with its column", async () => {
  const column = (name: string) => ({ column: name });
  const mapping = {
    group: column("Number"),
    order: {
      ...{ purchased_at: column("Date"), email: column("Email"), currency: { value: "EUR" } },
      ...{ "shipping_address.country_code": column("Country"), taxes_included: { value: true } },
    },
    line: {
      ...{ platform_line_item_id: column("Line"), name: column("Item"), quantity: { value: "1" } },
      ...{ unit_price: column("Price"), variant_name: column("Variant") },
    },
    payments: [{ id: { value: "p" }, method: { value: "card" } }],
  };
  const head = "Number,Date,Email,Country,Line,Item,Price,Variant";
  const { refused } = await read(csv(head, "9,yesterday,anna@,Nowhere,l1,Mug,free,"), mapping);
  expect(refused).toEqual([
    "2 Date must be a date such as 2026-12-24",
    "2 Email must be an email address such as anna@example.com",
    "2 Country must be a two-letter country code such as DE",
    "2 Price must be an amount such as 1234.50",
  ]);
  // What only the API's contract finds is reported together, too.
  const long = "n".repeat(501);
  const { refused: byContract } = await read(csv(head, `9,2026-11-01,,DE,l1,${long},10,${long}`), mapping);
  expect(byContract).toEqual(["2 Item must have at most 500 characters", "2 Variant must have at most 255 characters"]);
});
