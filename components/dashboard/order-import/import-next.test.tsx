import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ImportNext, type NextPlaces } from "./import-next";
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

const linksOf = (one: OrderImport, places = PLACES) =>
  [
    ...renderToStaticMarkup(<ImportNext one={one} places={places} />).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g),
  ].map(([, href, words]) => `${words}: ${href}`);

test("an import that is done says where to go next", () => {
  expect(linksOf(DONE)).toEqual(["Create a return: /dashboard/returns/new"]);
  const setupStep = { title: "Set your return policy", href: "/dashboard/settings/policy?store=kajuete" };
  expect(linksOf(DONE, { canCreateReturn: false, setupStep })).toEqual([
    "Next: set your return policy: /dashboard/settings/policy?store=kajuete",
  ]);
  expect(linksOf({ ...DONE, what: "RETURNS" })).toEqual(["View imported returns: /dashboard/returns"]);
});

test("one that is under way, only checked, or brought nothing leads nowhere", () => {
  const orders = { ...DONE.orders, created: 0 };
  for (const one of [
    { ...DONE, state: "RUNNING" as const },
    { ...DONE, is_dry_run: true },
    { ...DONE, orders },
  ])
    expect(linksOf(one)).toEqual([]);
});
