import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { readApiReference, readSearchEntries } from "@/app/(start)/docs/read-documentation";
import { readGuides } from "@/app/(start)/docs/read-guides";
import { findEntries } from "./find-entries";
import { headingId } from "./heading-id";
import { SearchPage } from "./search-page";

const entries = readSearchEntries();
const find = (query: string) => findEntries(entries, query);

describe("the search over the documentation", () => {
  test.each([
    ["idempotency", "/docs/guides/authentication#idempotency"],
    ["mark_as_refunded_externally", "/docs/api/markAsRefundedExternally"],
    ["PERMISSION_DENIED", "/docs/errors#permission_denied"],
    ["quick start", "/docs/guides/quick-start"],
    ["receiver python", "/docs/guides/webhooks#a-receiver-in-python"],
  ])("finds %s", (query, href) => {
    expect(find(query).map((result) => result.href)).toContain(href);
  });

  test("puts matching titles first", () => {
    expect(find("quick start")[0]?.href).toBe("/docs/guides/quick-start");
    expect(find("search return processes")[0]?.href).toBe("/docs/api/searchProcesses");
    expect(find("not_found")[0]?.href).toBe("/docs/errors#not_found");
  });

  test("requires every word, and finds nothing for none", () => {
    expect(find("webhook xylophone")).toEqual([]);
    expect(find("  ")).toEqual([]);
    expect(find("a").length).toBeLessThanOrEqual(30);
  });

  test("links to existing headings", () => {
    const guides = new Map(readGuides().map(({ name, text }) => [name, text]));
    for (const { href } of entries.filter(({ kind }) => kind === "Guide")) {
      const [, name = "", anchor] = /^\/docs\/guides\/([^#]+)(?:#(.+))?$/.exec(href) ?? [];
      const headings = [...(guides.get(name) ?? "").matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => headingId(text));
      if (anchor !== undefined) expect(headings, href).toContain(anchor);
    }
    const pages = readApiReference().pages.map(({ id }) => `/docs/api/${id}`);
    expect(entries.filter(({ kind }) => kind === "API").map(({ href }) => href)).toEqual(pages);
  });

  test("is a plain form, and shows the query as text", () => {
    const html = renderToStaticMarkup(<SearchPage query="<b>" results={find("refund")} />);
    expect(html).toContain('action="/docs/search" method="get"');
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).not.toContain("<b>");
    for (const [count, words] of [
      [0, "Nothing found"],
      [1, "1 result for"],
      [2, "2 results for"],
    ] as const)
      expect(renderToStaticMarkup(<SearchPage query="x" results={find("refund").slice(0, count)} />)).toContain(words);
  });
});
