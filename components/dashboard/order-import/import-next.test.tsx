import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ImportNext, type NextPlaces } from "./import-next";
import type { Lookup } from "./lookup-gap";
import type { OrderImport } from "./types";

const DONE: OrderImport = {
  ...{ import_id: "imp_1", ecommerce_id: "eco_1", what: "ORDERS", file_name: "orders.csv", is_dry_run: false },
  ...{ state: "DONE", error: "", created_by: "Ana", created_at: "2026-03-01T09:00:00.000Z" },
  ...{ started_at: null, finished_at: null, progress: { read_bytes: 9, total_bytes: 9 } },
  rows: { read: 2, skipped: 0, refused: 0 },
  orders: { created: 2, updated: 0, unchanged: 0, skipped: 0, refused: 0 },
  ...{ errors: [], skipped: [], messages: [] },
};
const PLACES: NextPlaces = { canCreateReturn: true, setupStep: null };

const drawn = (one: OrderImport, { places = PLACES, lookup = {} as Partial<Lookup> } = {}) =>
  renderToStaticMarkup(<ImportNext one={one} places={places} lookup={{ field: "email", gap: "NONE", ...lookup }} />);
const linksOf = (one: OrderImport, places = PLACES) =>
  [...drawn(one, { places }).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href, words]) => `${words}: ${href}`,
  );
const wordsOf = (lookup: Partial<Lookup>) => /<p[^>]*>([^<]*)</.exec(drawn(DONE, { lookup }))?.[1];

test("says where to go next after a finished import", () => {
  expect(linksOf(DONE)).toEqual(["New return: /dashboard/returns/new"]);
  const setupStep = { title: "Set your return policy", href: "/dashboard/settings/policy?store=kajuete" };
  expect(linksOf(DONE, { canCreateReturn: false, setupStep })).toEqual([
    "Next: Set your return policy: /dashboard/settings/policy?store=kajuete",
  ]);
  expect(linksOf({ ...DONE, what: "RETURNS" })).toEqual(["View imported returns: /dashboard/returns"]);
});

test("leads nowhere while an import runs, was only a check, or imported nothing", () => {
  const orders = { ...DONE.orders, created: 0 };
  for (const one of [
    { ...DONE, state: "RUNNING" as const },
    { ...DONE, is_dry_run: true },
    { ...DONE, orders },
  ])
    expect(linksOf(one)).toEqual([]);
});

test("doesn't call orders returnable that shoppers can't find", () => {
  expect(wordsOf({})).toBe("Shoppers can return these orders now. To start a return for a shopper, choose New return.");
  expect(wordsOf({ gap: "ALL" })).toContain("Shoppers can’t find these orders, because the file has no emails.");
  expect(wordsOf({ gap: "SOME" })).toContain("except those without an email");
  expect(wordsOf({ gap: "SOME", field: "shipping_address.postcode" })).toContain("except those without a postal code");
  expect(wordsOf({ gap: "UNKNOWN" })).toContain("if the file has emails");
});
