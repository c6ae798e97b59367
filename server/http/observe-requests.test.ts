import { expect, test } from "vitest";
import { createRouteFinder } from "./observe-requests";

const routeOf = createRouteFinder({
  staticRoutes: [{ page: "/metrics" }, { page: "/dashboard/returns" }],
  dynamicRoutes: [
    { page: "/dashboard/returns/[code]", regex: "^/dashboard/returns/([^/]+?)(?:/)?$" },
    { page: "/r/[slug]/o/[token]", regex: "^/r/([^/]+?)/o/([^/]+?)(?:/)?$" },
    { page: "/files/[[...path]]", regex: "^/files(?:/(.+?))?(?:/)?$" },
    { page: "/dashboard/[...rest]", regex: "^/dashboard/(.+?)(?:/)?$" },
  ],
});
const asked = { route: null, isRefused: false, status: 200 };

test.each([
  ["/metrics", {}, "/metrics"],
  ["/dashboard/returns/", {}, "/dashboard/returns"],
  ["/dashboard/returns/RT-AAAA-1111", {}, "/dashboard/returns/{code}"],
  ["/r/demo/o/a-token-that-opens-an-order", {}, "/r/{slug}/o/{token}"],
  ["/files/a/b", {}, "/files/*"],
  ["/dashboard/no/such/page", { status: 404 }, "/dashboard/*"],
  ["/v1/processes/p1", { route: "/v1/processes/{process_id}" }, "/v1/processes/{process_id}"],
  ["/v1/processes/p1", { status: 413, isRefused: true }, "refused"],
  ["/_next/static/chunks/0abc.js", {}, "static"],
  ["/_next/static/chunks/guessed.js", { status: 404 }, "static"],
  ["/station-worker.js", {}, "static"],
  ["/wp-login.php", { status: 404 }, "unmatched"],
])("counts %s with %o as %s", (path, about, route) => {
  expect(routeOf({ ...asked, path, ...about })).toBe(route);
});
