import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SPOKEN = new Set(["aria-label", "alt", "title", "placeholder", "label", "text"]);

const screens = ["components/portal", "app/(portal)"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .map((file) => join(folder, file)),
);

/** Literals in the source that a shopper would read or hear. */
const literalsOf = (name: string, source: string): string[] => {
  const found: string[] = [];
  const keep = (text: string): void => {
    if (/\p{L}/u.test(text)) found.push(`${name}: ${text.trim()}`);
  };
  /**
   * The texts that an expression renders: its own literals and those of its branches, not those of functions it calls.
   */
  const show = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) keep(node.text);
    else if (ts.isTemplateExpression(node)) [node.head, ...node.templateSpans.map((s) => s.literal)].forEach(showPart);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(show);
    else if (ts.isBinaryExpression(node)) [node.left, node.right].forEach(show);
  };
  const showPart = ({ text }: { text: string }): void => keep(text);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) keep(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) show(node.expression);
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
      const { initializer: value } = node;
      show(ts.isJsxExpression(value) && value.expression ? value.expression : value);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
};

test("finds text between tags, in braces and in attributes for screen readers", () => {
  const source = 'const a = <p title="One">Two {b ? "three" : `four`} {t("five")} <i className="six" /></p>;';
  expect(literalsOf("x", source)).toEqual(["x: One", "x: Two", "x: three", "x: four"]);
});

test("no component or page of the portal has literal text", () => {
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.flatMap((file) => literalsOf(file, readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});
