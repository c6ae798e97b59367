import { describe, expect, test } from "vitest";
import { SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import { MAIL_SCENES, storeOf } from "@/test/fixtures/mail-scenes";
import { noteHtml } from "./note-html";
import { renderMail } from "./render-mail";

/** What email apps strip, block, or warn about. */
const expectSafe = (html: string): void => {
  expect(html).not.toMatch(/<(script|link|iframe|object|embed|form|video|audio|base)\b/i);
  expect(html).not.toMatch(/@import|url\(|javascript:|\son\w+=/i);
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).toContain('<meta charset="utf-8">');
  expect(html).toMatch(/<html lang="[a-z]{2}" dir="(ltr|rtl)">/);
  expect(html).toContain("color-scheme");
  for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
    expect(image).toMatch(/\salt="[^"]+"/);
    expect(image).toMatch(/\sheight="\d+"/);
    expect(image).toMatch(/\ssrc="https?:/);
  }
};

const branding = { ...storeOf().config.branding, logoUrl: "https://shop.example/logo.png" };

describe.each(Object.keys(MAIL_SCENES))("%s", (name) => {
  test.each(SHOPPER_LANGUAGES)("is safe in every email app and has a plain text part (%s)", (lang) => {
    const facts = MAIL_SCENES[name]?.(lang);
    if (facts === undefined) throw new Error(name);
    const store = { ...facts.store, config: { ...facts.store.config, branding } };
    const { html, text, subject } = renderMail({ ...facts, store });
    expectSafe(html);
    expect(html).toContain("<img");
    expect(text.trim().length).toBeGreaterThan(80);
    expect(text).toContain("/r/");
    expect(text).not.toMatch(/<\w+[^>]*>|&\w+;/);
    expect(subject).not.toMatch(/[\r\n]/);
    // Gmail cuts off what is longer.
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});

test("makes a plain note safe as well, whatever it contains", () => {
  const html = noteHtml(["One\ntwo", '<script>alert("x")</script>']);
  expectSafe(html);
  expect(html).toContain("One<br>two");
});
