import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findRefused } from "./check-words.mjs";

const check = (name, content) => {
  const path = join(mkdtempSync(join(tmpdir(), "words-")), name);
  writeFileSync(path, content);
  return findRefused(path).map((fault) => fault.slice(path.length + 1));
};

test("reads texts of the interface in strings, templates and between tags", () => {
  const faults = check(
    "view.tsx",
    ['const a = "Somebody looks first";', "const b = `The code runs out today`;", "const c = <p>Set by hand</p>;"].join(
      "\n",
    ),
  );
  expect(faults).toEqual([
    '1: "looks first" (text); write: needs approval, on hold',
    '1: "Somebody" (text); write: someone',
    '2: "runs out" (text); write: expires',
    '3: "Set by hand" (text); write: override, resolved manually',
  ]);
});

test("checks comments for spelling and for words that are never right", () => {
  const faults = check(
    "name.ts",
    "/** The colour that somebody chose. */\nexport const color = 1; // how it comes about\n",
  );
  expect(faults).toEqual([
    expect.stringMatching(/^1: "colour" \(comment\)/),
    expect.stringMatching(/^2: "comes about" \(comment\)/),
  ]);
});

test("ignores names, code in documents and addresses", () => {
  expect(check("guide.md", "Use `colour`, as in [the API](/docs/colour).\n\n```\ncolour = whoever\n```\n")).toEqual([]);
  expect(check("code.ts", 'const path = "mailbox";\nconst map = { "not-now": 1 };\n')).toEqual([]);
});
