import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { requireTamePatterns } from "./tame-patterns";

const given = (matches: string) => () => requireTamePatterns({ skip: [{ column: "a", matches, reason: "r" }] });

test("accepts typical patterns to tell rows apart", () => {
  for (const pattern of [
    "^C",
    "\\.0$",
    "^(POST|DOT|C2)$",
    "^gift_",
    "^[^@]+@[^@]+$",
    "\\p{L}+",
    "^\\(a\\)*$",
    "\\d\\d?",
  ])
    expect(given(pattern), pattern).not.toThrow();
  const example: unknown = JSON.parse(readFileSync("docs/examples/online-retail.mapping.json", "utf8"));
  expect(() => requireTamePatterns(example)).not.toThrow();
});

test("rejects patterns that could run forever, wherever they are", () => {
  const wild = [
    "(a+)+$",
    "(a|a)*$",
    "(.*){9}",
    "a*a*",
    "^a*a*a*",
    "^a*b*|c",
    "(a)\\1",
    "(?=a)b",
    "(?<!a)b",
    "a".repeat(201),
  ];
  for (const pattern of wild) expect(given(pattern), pattern).toThrow(/could take too long/);
  expect(() => requireTamePatterns({ clean: { a: { remove: "(a+)+" } } })).toThrow();
  expect(() => requireTamePatterns({ order: { email: { any_of: [{ column: "a", matches: "(a+)+" }] } } })).toThrow();
});

test("rejects too many patterns", () => {
  expect(() => requireTamePatterns(Array.from({ length: 51 }, () => ({ matches: "a" })))).toThrow(/more than 50/);
});
