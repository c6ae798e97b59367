import { expect, test } from "@playwright/test";
import { get } from "./support/api";
import { portal } from "./support/demo";
import { observe } from "./support/observatory";

/** The 404 pages of a store, of no store and of neither, each with its title and back link. */
const MISSING = [
  [`${portal}/nonsense`, "Page not found · ", `href="${portal}"`],
  ["/r/no-such-store", "Page not found", 'href="/"'],
  ["/r/no-such-store/items", "Page not found", 'href="/"'],
  ["/docs/guides/nonsense", "Not found", 'href="/"'],
  ["/there/is/nothing/here", "Not found", 'href="/"'],
] as const;
const PAGES = [
  portal,
  `${portal}/returns`,
  "/dashboard",
  "/",
  "/docs",
  "/docs/errors",
  "/docs/api/searchProcesses",
  "/docs/search?q=refund",
  ...MISSING.map(([path]) => path),
];

/** What a response's headers tell the browser, directive by directive. */
const policyOf = async (path: string): Promise<Map<string, string>> => {
  const { headers } = await get(path, { key: null, headers: { accept: "text/html" } });
  const directives = (headers.get("content-security-policy") ?? "").split("; ");
  return new Map(directives.map((text) => [text.split(" ")[0] ?? "", text.split(" ").slice(1).join(" ")]));
};

test.describe("every page", () => {
  for (const path of PAGES)
    test(`${path} runs only the scripts that the server put into this response`, async () => {
      const { text, headers } = await get(path, { key: null, headers: { accept: "text/html" } });
      const policy = headers.get("content-security-policy") ?? "";
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
      expect(policy).not.toContain("unsafe");
      const scripts = [...text.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect([...text.matchAll(/ (?:style|on[a-z]+)="/g)]).toEqual([]);
    });
});

test("a 404 page has its status, language, title, styles and back link without scripts too", async () => {
  for (const [path, title, exit] of MISSING) {
    const { status, text } = await get(path, { key: null, headers: { accept: "text/html" } });
    expect(status, path).toBe(404);
    expect(text, path).toMatch(
      new RegExp(`^<!DOCTYPE html><html lang="en".*<title>${title}.*<h1[^>]*>Page not found`, "s"),
    );
    expect(text, path).toContain('rel="stylesheet"');
    expect(text, path).toContain(exit);
  }
});

test("every kind of answer gets A+ by the rules of Mozilla's HTTP Observatory", async () => {
  const machines = ["/v1/processes/summaries", "/openapi.json", "/.well-known/security.txt", "/returns/x/tracking"];
  for (const path of [...PAGES, `${portal}/withdraw`, "/dashboard/sign-in", "/station", ...machines]) {
    const { headers, text } = await get(path, { key: null, headers: { accept: "text/html" } });
    const { score, results } = observe({ headers, text });
    expect([path, score >= 125, results]).toEqual([path, true, expect.anything()]);
  }
});

test("no two responses have the same nonce", async () => {
  const policies = await Promise.all(Array.from({ length: 50 }, () => policyOf(portal)));
  expect(new Set(policies.map((policy) => policy.get("script-src"))).size).toBe(50);
});

test("only this installation may frame the portal, and nobody the dashboard", async () => {
  expect((await policyOf(portal)).get("frame-ancestors")).toBe("'self'");
  expect((await policyOf("/dashboard")).get("frame-ancestors")).toBe("'none'");
});

test("a response for machines displays and loads nothing in a browser", async () => {
  for (const path of ["/v1/processes/summaries", "/returns/x/tracking", "/openapi.json", "/llms.txt", "/readyz"])
    expect((await policyOf(path)).get("default-src"), path).toBe("'none'");
});
