import { expect, test } from "vitest";
import { causeOf } from "./nothing-returnable";

const order = (...codes: (number | null)[]) =>
  ({ line_items: codes.map((non_returnable_code) => ({ non_returnable_code })) }) as Parameters<typeof causeOf>[0];

test("shows a reason shared by all lines as the headline", () => {
  expect([2, 4, 5, 6].map((code) => causeOf(order(code, code)))).toEqual([
    ...["taken", "notShipped", "windowOver", "refunded"],
  ]);
});

test("shows mixed reasons, and codes without a text, with each item", () => {
  expect([causeOf(order(4, 5)), causeOf(order(3)), causeOf(order(7)), causeOf(order(99)), causeOf(order())]).toEqual(
    Array.from({ length: 5 }, () => "other"),
  );
});
