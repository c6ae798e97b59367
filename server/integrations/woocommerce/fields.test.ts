import { expect, test } from "vitest";
import { readShopAddress, readWooValues } from "./fields";
import { woocommerce } from "./woocommerce";

test.each([
  ["shop.example.com", "https://shop.example.com"],
  [" https://Shop.example.com/ ", "https://shop.example.com"],
  ["https://example.com/store/wp-admin/admin.php?page=wc-settings#x", "https://example.com/store"],
  ["https://example.com/wp-json/wc/v3/orders", "https://example.com"],
  ["example.com/index.php?rest_route=/", "https://example.com"],
  ["http://127.0.0.1:8080/shop/", "http://127.0.0.1:8080/shop"],
  ["https://münchen.example", "https://xn--mnchen-3ya.example"],
])("reads %s as the shop at %s", (typed, address) => {
  expect(readShopAddress(typed)).toEqual({ address });
});

test.each([
  "",
  "shop",
  "ftp://shop.example.com",
  "http://shop.example.com",
  "https://me:pw@shop.example.com",
  "not an address",
])("rejects the address %j with an explanation", (typed) => {
  expect(readShopAddress(typed)).toMatchObject({ fault: expect.stringMatching(/^[A-Z].+\.$/) });
});

const typed = {
  address: "shop.example.com",
  consumerKey: "ck_0123456789abcdef",
  consumerSecret: "cs_0123456789abcdef",
};

test("normalizes input and applies defaults to settings", () => {
  expect(readWooValues({ ...typed, shippedStatuses: "wc-completed,Shipped", other: 1 })).toEqual({
    ok: true,
    values: {
      ...typed,
      address: "https://shop.example.com",
      siteUser: "",
      sitePassword: "",
      shippedStatuses: "completed, shipped",
      recordManualRefunds: "",
    },
  });
});

test.each([
  [{ consumerKey: typed.consumerSecret }, "consumerKey", /consumer secret/],
  [{ consumerSecret: "x" }, "consumerSecret", /begins with cs_/],
  [{ address: "" }, "address", /Enter/],
  [{ siteUser: "me" }, "sitePassword", /password/],
  [{ sitePassword: "pw" }, "siteUser", /user name/],
  [{ shippedStatuses: "com pleted!" }, "shippedStatuses", /statuses/],
])("reports %j as an error of %s", (changes, field, words) => {
  expect(readWooValues({ ...typed, ...changes })).toMatchObject({
    ok: false,
    faults: [{ field, description: expect.stringMatching(words) }],
  });
});

test.each(["yes", "TRUE", "On", "1", "no", "False", "off", "0", ""])("accepts %j for a switch", (word) => {
  expect(readWooValues({ ...typed, recordManualRefunds: word })).toMatchObject({
    ok: true,
    values: { recordManualRefunds: /^(yes|true|on|1)$/i.test(word) ? "true" : "" },
  });
});

test("rejects other values for a switch and names the valid ones", () => {
  for (const word of ["maybe", "constructor"])
    expect(readWooValues({ ...typed, recordManualRefunds: word })).toEqual({
      ok: false,
      faults: [
        {
          field: "recordManualRefunds",
          description: "recordManualRefunds takes yes or no (also true, false, on, off, 1, 0).",
        },
      ],
    });
});

test("asks for what is needed and never shows a secret", () => {
  const asked = woocommerce.credentials.map(({ name, kind, isRequired }) => [name, kind, isRequired]);
  expect(asked).toEqual([
    ["address", "URL", true],
    ["consumerKey", "SECRET", true],
    ["consumerSecret", "SECRET", true],
    ["siteUser", "TEXT", false],
    ["sitePassword", "SECRET", false],
  ]);
});
