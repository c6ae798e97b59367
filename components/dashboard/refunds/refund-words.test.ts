import { expect, test } from "vitest";
import { canMark, destinationWords, totalWords } from "./refund-words";

test("allows marking only refunds that aren't sent automatically", () => {
  const states = ["WAITS_FOR_YOU", "IN_GRACE", "NEEDS_RELEASE", "SENDING", "RETRYING", "HELD", "FAILED"] as const;
  expect(states.filter((state) => canMark({ state }))).toEqual(["WAITS_FOR_YOU", "HELD", "FAILED"]);
});

test("describes the destination of a refund with the known details", () => {
  const card = {
    destination: "Visa ending in 42",
    refund_option: "ORIGINAL_PAYMENT_METHOD",
    payment_reference: "9912",
    payment_method: "card",
  };
  expect(destinationWords({ ...card, refund_option: "ORIGINAL_PAYMENT_METHOD" })).toBe(
    "Visa ending in 42 · payment 9912",
  );
  const bank = {
    destination: "DE89 •••• 3000",
    refund_option: "BANK_TRANSFER" as const,
    payment_reference: "",
    payment_method: "",
  };
  expect(destinationWords(bank)).toBe("Bank transfer · DE89 •••• 3000");
  expect(destinationWords({ ...bank, destination: "" })).toBe("Bank transfer");
});

test("names an unnamed payment by its method, or by its kind", () => {
  const words = (payment_method: string) =>
    destinationWords({
      ...{ destination: "", refund_option: "ORIGINAL_PAYMENT_METHOD", payment_reference: "", payment_method },
    });
  expect(words("Credit card (Stripe)")).toBe("Credit card (Stripe)");
  expect(words("bank_transfer")).toBe("Bank transfer");
  expect(words("")).toBe("Original payment method");
});

test("adds totals by currency", () => {
  const refunds = [
    { amount: "2833", currency: "EUR" },
    { amount: "1000", currency: "CHF" },
    { amount: "67", currency: "EUR" },
  ];
  expect(totalWords(refunds, "en-US")).toBe("€29.00 and CHF 10.00".replace("CHF 10", "CHF\u00a010"));
  expect(totalWords([...refunds, { amount: "5", currency: "USD" }], "en-US")).toMatch(
    /^€29\.00, CHF\s10\.00, and \$0\.05$/,
  );
});
