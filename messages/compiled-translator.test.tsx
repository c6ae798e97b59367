import { readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { flatTexts, valuesOf } from "@/test/messages/text-parts";
import { compileTexts } from "./compile-texts";
import { compiledTranslator } from "./compiled-translator";
import english from "./en/station.json";
import { stationReader, stationText } from "./station";
import { LANGUAGES } from "./translator";

type Say = (key: string, values: Record<string, unknown>) => ReactNode;

/** Every placeholder of a text filled, those for counts with `count`; tags are rendered as elements. */
const filled = (text: string, counted: ReadonlySet<string>, count: number): Record<string, unknown> =>
  Object.fromEntries(
    valuesOf(text).map((name) => {
      if (text.includes(`<${name}>`)) return [name, (words: ReactNode) => createElement("mark", null, words)];
      return [name, counted.has(name) ? count : `{${name}}`];
    }),
  );

const countedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{(\w+), plural/g)].flatMap(([, name]) => name ?? []));

const COUNTS = [0, 1, 2, 5, 11, 100];

describe("compiled texts", () => {
  it.each(LANGUAGES)("read in %s like the others, with zero, one, two, five, eleven and a hundred", (language) => {
    const [compiled, read] = [compiledTranslator(stationReader(language)), stationText(language)];
    const own = new Map(
      flatTexts(JSON.parse(readFileSync(new URL(`${language}/station.json`, import.meta.url), "utf8"))),
    );
    for (const [key, text] of flatTexts(english)) {
      const counted = countedIn(`${text} ${own.get(key)}`);
      for (const count of counted.size === 0 ? [1] : COUNTS) {
        const values = filled(text, counted, count);
        const isMarked = Object.values(values).some((value) => typeof value === "function");
        const [ours, theirs] = (isMarked ? [compiled.rich, read.rich] : [compiled, read]) as unknown as [Say, Say];
        const drawn = isMarked ? renderToStaticMarkup : String;
        expect([key, drawn(ours(key, values))]).toEqual([key, drawn(theirs(key, values))]);
      }
    }
  });

  it("are plain values, as React requires", () => {
    const prototypes = (value: unknown): unknown[] =>
      typeof value === "object" && value !== null
        ? [Object.getPrototypeOf(value), ...Object.values(value).flatMap(prototypes)]
        : [];
    const found = new Set(prototypes(stationReader("ar").texts));
    expect([...found].every((each) => each === Object.prototype || each === Array.prototype)).toBe(true);
  });

  it("throw an error for a missing text instead of returning its key", () => {
    const t = compiledTranslator<{ known: string }>({
      ...{ language: "en", locale: "en" },
      texts: compileTexts({ known: "Known" }),
    });
    expect(t("known")).toBe("Known");
    const say = t as unknown as Say;
    expect(() => say("unknown", {})).toThrow("No text is called unknown.");
    expect([t.has("known"), t.raw("known")]).toEqual([true, "Known"]);
  });
});
