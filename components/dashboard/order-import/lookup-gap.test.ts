import { expect, test } from "vitest";
import { lookupGap } from "./lookup-gap";

const header = ["Name", "Email", "Zip"];
const columns = { order_number: "Name", email: "Email", "shipping_address.postcode": "Zip" } as const;

test("counts an order as having an email if one of its rows does", () => {
  const rows = [
    ["#1", "a@example.com", "10115"],
    ["#1", "", ""],
    ["", "", ""],
    ["#2", "b@example.com", ""],
  ];
  expect(lookupGap({ header, rows, columns }, "email")).toBe("NONE");
  expect(lookupGap({ header, rows, columns }, "shipping_address.postcode")).toBe("SOME");
});

test("says that shoppers can't find orders without emails or with an unmapped email column", () => {
  const rows = [
    ["#1", " ", "1"],
    ["#2", "", "2"],
  ];
  expect(lookupGap({ header, rows, columns }, "email")).toBe("ALL");
  const filled = [["#1", "a@example.com", ""]];
  expect(lookupGap({ header, rows: filled, columns: { order_number: "Name" } }, "email")).toBe("ALL");
});
