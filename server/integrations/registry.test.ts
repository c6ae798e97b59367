import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { OpenedConnection } from "@/server/partners/provider";
import { createProviders } from "./registry";

const providers = createProviders({ allowPrivateAddresses: true });
const all = [...providers.all.values()];

test("has a guide page on connecting for every provider", () => {
  const pages = all.map(({ guide }) => `docs/guides/${guide}.md`);
  expect(pages.filter((page) => !existsSync(page))).toEqual([]);
});

/** Features that a carrier has only if its provider declares them. */
const PARTS = [
  ["RATES", "quoteRates"],
  ["TRACKING", "track"],
  ["ADDRESS_CHECK", "checkAddress"],
] as const;

const carriers = all.flatMap((each) => (each.kind === "CARRIER" ? [each] : []));

test.each(carriers)("declares what $displayName does", ({ provider, capabilities, open }) => {
  const connection: OpenedConnection = {
    ...{ id: "con_1", ecommerceId: "eco_1", accountId: "1", mode: "TEST", values: {}, carriers: [], hookUrl: "" },
    ...{ capabilities, http: providers.openHttp(provider, () => undefined), now: () => new Date() },
  };
  const carrier = open(connection);
  expect(carrier.hasPrices).toBe(capabilities.includes("RATES"));
  for (const [capability, part] of PARTS)
    expect([capability, carrier[part] !== undefined]).toEqual([capability, capabilities.includes(capability)]);
});
