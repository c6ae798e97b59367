import { expect, test } from "vitest";
import { footSentences, footTitle } from "./foot-words";

type Preview = NonNullable<Parameters<typeof footTitle>[0]["preview"]>;

const preview = (facts: {
  isFinal: boolean;
  subtotal: string;
  fees?: string;
  bonus?: string;
  due?: string;
}): Preview => {
  const told: unknown = {
    outlook: { is_final: facts.isFinal, charge_due: facts.due ?? "0" },
    derivation: { subtotal: facts.subtotal, fees: facts.fees ?? "0", bonus: facts.bonus ?? "0" },
  };
  return told as Preview;
};
const said = (left: number, told: Preview, isOverridden = false) => {
  const stand = { left, total: 3, preview: told, isOverridden, currency: "EUR" };
  return [footTitle(stand), ...footSentences(stand)].filter(Boolean).join(" / ");
};

test("calls nothing accepted before the first verdict and shows the amount as if all units were accepted", () => {
  expect(said(3, preview({ isFinal: false, subtotal: "18900", fees: "-450" }))).toBe(
    "Refund if all units are accepted / Items €189.00, less €4.50 fees. / None of 3 units inspected yet.",
  );
});

test("shows the amount as if the remaining units were accepted, after some verdicts", () => {
  expect(said(1, preview({ isFinal: false, subtotal: "9000", bonus: "500" }))).toBe(
    "Refund if the rest is accepted / Items €90.00, plus €5.00 bonus. / 1 of 3 units not inspected yet.",
  );
});

test("shows the refund after all verdicts", () => {
  expect(said(0, preview({ isFinal: true, subtotal: "9000", fees: "-450" }))).toBe(
    "Refund / €90.00 accepted, less €4.50 fees.",
  );
  expect(said(0, preview({ isFinal: true, subtotal: "0", due: "900" }))).toBe(
    "Refund / No refund: no units accepted. / We’ll refund the shopper’s payment of €9.00 to their card.",
  );
});

test("shows an override as the refund, whatever is left", () => {
  expect(said(3, preview({ isFinal: false, subtotal: "9000" }), true)).toBe(
    "Refund / Amount overridden. / None of 3 units inspected yet.",
  );
});
