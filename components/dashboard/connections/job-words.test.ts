import { expect, test } from "vitest";
import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { type JobFacts, jobWords } from "./job-words";

const shop = (mode: ConnectionMode): JobFacts["connections"][number] => ({
  ...{ kind: "SHOP", mode, provider_name: "Shopify", capabilities: ["REFUNDS"] },
});
const stripe: JobFacts["connections"][number] = {
  ...{ kind: "PAYMENTS", mode: "LIVE", provider_name: "Stripe", capabilities: ["PAYMENT_REFUNDS"] },
};

test.each([
  [[], true, /sandbox.*your team sends them/],
  [[], false, /No connection sends refunds/],
  [[shop("TEST")], true, /made in your Shopify test shop/],
  [[shop("LIVE")], true, /Once the store is live, refunds for its orders go through Shopify.*sandbox/],
  [[shop("LIVE")], false, /go through Shopify/],
  [[shop("TEST")], false, /Your team sends each one/],
  [[stripe], false, /Your team refunds payments not made through this account/],
  [[stripe], true, /sandbox simulates refunds/],
] as const)("describes how refunds work with %o in test mode: %s", (connections, isTesting, words) => {
  expect(jobWords("PAYMENTS", { connections, isTesting, hasMailServer: true })).toMatch(words);
});

test("leaves connected jobs to their card and describes the others", () => {
  const carrier = { kind: "CARRIER", mode: "LIVE", provider_name: "EasyPost", capabilities: ["LABELS"] } as const;
  const facts = { connections: [carrier], isTesting: false, hasMailServer: false } as const;
  expect(jobWords("CARRIER", { ...facts, connections: [] })).toContain("shoppers ship the parcel themselves");
  expect(jobWords("CARRIER", facts)).toBe("");
  expect(jobWords("CARRIER", { ...facts, isTesting: true })).toContain("sandbox");
  expect(jobWords("MAIL", facts)).toContain("SMTP_URL");
  expect(jobWords("SHOP", facts)).toBe("");
});
