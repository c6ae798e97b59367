import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OrderFinder } from "./order-finder";

const drawn = (isEmpty: boolean): string =>
  renderToStaticMarkup(
    <OrderFinder query="" isEmpty={isEmpty} orders={[]} now="2026-11-29T09:00:00Z" timeZone="UTC" />,
  );

test("says at the field what to enter when the search was empty", () => {
  const html = drawn(true);
  expect(html).toContain("Enter an order number, an email or a name.");
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
  expect(html).toMatch(/<input[^>]*aria-describedby="order-query-error"/);
  expect(drawn(false)).not.toContain("Enter an order number");
});

test("says how to find an order, without showing orders of another store", () => {
  expect(drawn(false)).toContain("with or without #");
  expect(drawn(false)).not.toMatch(/#\d|@/);
});
