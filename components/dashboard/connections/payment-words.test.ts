import { expect, test } from "vitest";
import { paymentWords } from "./payment-words";

const shop = (mode: "TEST" | "LIVE") => ({ mode, provider_name: "Shopify" });

test.each([
  [null, true, /sandbox.*your team sends them/],
  [null, false, /No connection sends refunds/],
  [shop("TEST"), true, /made in your Shopify test shop/],
  [shop("LIVE"), true, /sandbox.*Once the store is live, they go through Shopify/],
  [shop("LIVE"), false, /go through Shopify, to the payment method/],
  [shop("TEST"), false, /your team sends each refund/],
] as const)("%o in a store that tests: %s", (connected, isTesting, words) => {
  expect(paymentWords(connected, isTesting)).toMatch(words);
});
