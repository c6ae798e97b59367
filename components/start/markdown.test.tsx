import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readApiReference } from "@/app/(start)/docs/read-documentation";
import { readGuides } from "@/app/(start)/docs/read-guides";
import { GuideIndex } from "./guide-index";
import { GuidePage } from "./guide-page";
import { Markdown } from "./markdown";

const guides = readGuides();
const pages = new Map(guides.map(({ name, text }) => [name, renderToStaticMarkup(<GuidePage text={text} />)]));

test.each(guides.map(({ name }) => name))("the guide %s is served without script, style or raw Markdown", (name) => {
  const html = pages.get(name) ?? "";
  expect(html).toContain("<h1");
  expect(html).not.toMatch(/<script| style=| on\w+=|<\/?p>\s*\||\*\*\w/);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const tables = [...html.matchAll(/ aria-label="(Table[^"]*)"/g)].map(([, label]) => label);
  expect(new Set(tables).size).toBe(tables.length);
});

test.each(guides.map(({ name }) => name))("every link of the guide %s has a target", (name) => {
  const reference = readApiReference().pages.map(({ id }) => `/docs/api/${id}`);
  const served = [
    "/docs",
    "/",
    "/openapi.json",
    "/docs/errors",
    "/postman.json",
    "/llms.txt",
    "/docs/api",
    ...reference,
  ];
  const html = pages.get(name) ?? "";
  for (const [, href = ""] of html.matchAll(/ href="([^"]*)"/g)) {
    if (/^https?:/.test(href)) continue;
    const [path = "", fragment] = href.split("#");
    const target = path === "" ? html : pages.get(path.replace("/docs/guides/", ""));
    expect(target !== undefined || served.includes(path), `${href} in ${name}`).toBe(true);
    if (fragment !== undefined && target !== undefined) expect(target).toContain(`id="${fragment}"`);
  }
  for (const [, path = ""] of html.matchAll(/\(<code>(docs\/[^<]*)<\/code>\)/g))
    expect(existsSync(path), `${path} in ${name}`).toBe(true);
});

test("the index lists every guide with its introduction", () => {
  const html = renderToStaticMarkup(<GuideIndex guides={guides} />);
  for (const { name, summary } of guides) {
    expect(html).toContain(`href="/docs/guides/${name}"`);
    expect(summary.length).toBeGreaterThan(30);
  }
});

test("the index begins with the guides for new merchants, and lists each guide once", () => {
  const html = renderToStaticMarkup(<GuideIndex guides={guides} />);
  const listed = [...html.matchAll(/href="\/docs\/guides\/([^"]+)"/g)].map(([, name]) => name);
  expect(listed.slice(0, 3)).toEqual(["quick-start", "concepts", "first-day"]);
  expect(html).not.toContain("More guides");
  expect(listed.toSorted()).toEqual(guides.map(({ name }) => name).toSorted());
});

test("adjacent code blocks in different languages become tabs that need no script", () => {
  const block = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;
  const html = renderToStaticMarkup(<Markdown text={[block("sh", "one"), block("php", "two")].join("\n\n")} />);
  const radios = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  expect(radios.map((radio) => / value="(\w+)"/.exec(radio)?.[1])).toEqual(["sh", "php"]);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  const apart = renderToStaticMarkup(
    <Markdown text={[block("sh", "one"), "Then:", block("php", "two")].join("\n\n")} />,
  );
  expect(apart).not.toContain("radio");
});

test("markup in a guide's text stays text, and raw HTML fails the build", () => {
  expect(renderToStaticMarkup(<Markdown text={"`<b>` & [a](settings.md#x) 1 \\< 2"} />)).toBe(
    '<p><code>&lt;b&gt;</code> &amp; <a href="/docs/guides/settings#x">a</a> 1 &lt; 2</p>',
  );
  expect(() => renderToStaticMarkup(<Markdown text="<script>alert(1)</script>" />)).toThrow("without html");
});

test("a picture is served from the folder of pictures, with an alternative text", () => {
  expect(renderToStaticMarkup(<Markdown text="![The form](pictures/form.webp)" />)).toBe(
    '<p><img src="/docs/guides/pictures/form.webp" alt="The form" loading="lazy"/></p>',
  );
  expect(() => renderToStaticMarkup(<Markdown text="![](pictures/form.webp)" />)).toThrow("can't see it");
  expect(() => renderToStaticMarkup(<Markdown text="![x](https://example.com/form.webp)" />)).toThrow(
    "docs/guides/pictures",
  );
});

test.each(guides.map(({ name }) => name))("every picture of the guide %s exists", (name) => {
  for (const [, src = ""] of (pages.get(name) ?? "").matchAll(/<img src="([^"]*)"/g))
    expect(existsSync(src.slice(1))).toBe(true);
});
