import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { asMinorNumber, MoneySetting } from "./money-setting";

const drawn = (value: string, { error, most }: { error?: string; most?: number } = {}): string => {
  const bound = asMinorNumber({ path: "ask_above", value, onChange: () => {}, error });
  return renderToStaticMarkup(<MoneySetting label="Above" currency="EUR" {...bound} {...(most ? { most } : {})} />);
};

test("shows an amount of the API in the usual notation", () => {
  expect(drawn("10000")).toContain('value="100.00"');
});

test.each(["ten", "", "1234567890123"])(
  "shows %j as it was typed, with its own message about the currency",
  (typed) => {
    const html = drawn(`${typed}?`, { error: "must be a whole number of minor units" });
    expect(html).toContain(`value="${typed}"`);
    expect(html).toContain("Type the amount in EUR with digits only, for example 12.50.");
    expect(html).not.toContain("minor units");
  },
);

test("names the limit as money", () => {
  expect(drawn("99999999999", { most: 2_147_483_647, error: "from 0 to 2147483647" })).toContain(
    "Enter at most €21,474,836.47.",
  );
});
