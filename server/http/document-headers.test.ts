import { expect, test } from "vitest";
import { documentHeaders } from "./document-headers";

const headersOf = (changes: Partial<Parameters<typeof documentHeaders>[0]> = {}) =>
  documentHeaders({ nonce: "n0nce", pathname: "/dashboard", isDevelopment: false, ...changes });
const directives = (headers: Record<string, string>) =>
  new Map(
    (headers["content-security-policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources] as const;
    }),
  );

test("allows a page only scripts with its nonce, and nothing inline or evaluated", () => {
  const policy = directives(headersOf());
  expect(policy.get("script-src")).toEqual(["'self'", "'nonce-n0nce'", "'strict-dynamic'"]);
  expect(policy.get("style-src")).toEqual(["'self'", "'nonce-n0nce'"]);
  expect(headersOf()["content-security-policy"]).not.toContain("unsafe");
});

test("allows WebAssembly on the station only, which reads codes from the camera", () => {
  expect(directives(headersOf({ pathname: "/station" })).get("script-src")).toContain("'wasm-unsafe-eval'");
  expect(headersOf({ pathname: "/r/demo" })["content-security-policy"]).not.toContain("wasm");
});

test.each([
  ["/dashboard/returns", "'none'"],
  ["/", "'none'"],
  ["/returns-and-more", "'none'"],
  ["/r/demo", "'self'"],
])("%s is framed by %s", (pathname, source) => {
  expect(directives(headersOf({ pathname })).get("frame-ancestors")).toEqual([source]);
});

test("allows nothing by default, so that a new kind of content has to be named", () => {
  expect(directives(headersOf()).get("default-src")).toEqual(["'none'"]);
});

test("reports what a browser blocks, in the old way and the new one", () => {
  const { "content-security-policy": policy, "reporting-endpoints": endpoints } = headersOf();
  expect(policy).toMatch(/; report-uri \/csp-reports; report-to csp$/);
  expect(endpoints).toBe('csp="/csp-reports"');
});

test("keeps other sites from loading pages as resources, except a portal that its shop embeds", () => {
  expect(headersOf({ pathname: "/r/demo" })["cross-origin-resource-policy"]).toBe("same-origin");
  const framed = headersOf({ pathname: "/r/demo", framer: "https://shop.example" });
  expect(framed["cross-origin-resource-policy"]).toBeUndefined();
});
