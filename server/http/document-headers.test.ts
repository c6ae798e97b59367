import { expect, test } from "vitest";
import { documentHeaders } from "./document-headers";

const headersOf = (changes: Partial<Parameters<typeof documentHeaders>[0]> = {}) =>
  documentHeaders({ nonce: "n0nce", pathname: "/dashboard", isHttps: true, isDevelopment: false, ...changes });
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

test("sends HSTS only where people use https", () => {
  expect(headersOf()["strict-transport-security"]).toBe("max-age=63072000");
  expect(headersOf({ isHttps: false })["strict-transport-security"]).toBeUndefined();
});
