import { expect, test } from "vitest";
import { placePortal } from "./place-portal";

const domains = {
  slugOf: new Map([["returns.north.example", "north"]]),
  domainOf: new Map([["north", "returns.north.example"]]),
};
const place = (host: string, pathname: string, more: { method?: string; isFramed?: boolean } = {}) =>
  placePortal({ host, pathname, method: "GET", isFramed: false, ...more }, domains);

test("serves the store's portal at the root of its domain, and nothing else of the installation", () => {
  expect(place("returns.north.example", "/")).toEqual({ kind: "FRONT_PAGE", slug: "north" });
  expect(place("returns.north.example", "/r/north/items")).toEqual({ kind: "HERE" });
  expect(place("returns.north.example", "/demo/jacket-navy.svg")).toEqual({ kind: "HERE" });
  for (const path of ["/r/south/a.svg", "/r/south", "/dashboard", "/station", "/docs", "/r/northern", "/r"])
    expect(place("returns.north.example", path)).toEqual({ kind: "NOWHERE", slug: "north" });
});

test("redirects from the installation's address to the portal's domain, except for forms and frames", () => {
  expect(place("homeward.example", "/r/north/items")).toEqual({ kind: "DOMAIN", domain: "returns.north.example" });
  expect(place("homeward.example", "/r/north/items", { method: "POST" })).toEqual({ kind: "HERE" });
  expect(place("homeward.example", "/r/north", { isFramed: true })).toEqual({ kind: "HERE" });
});

test("leaves other portals and pages where they were", () => {
  expect(place("homeward.example", "/r/south")).toEqual({ kind: "HERE" });
  expect(place("homeward.example", "/")).toEqual({ kind: "HERE" });
  expect(place("unknown.example", "/dashboard")).toEqual({ kind: "HERE" });
});
