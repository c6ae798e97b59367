import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Without the contract, which explains amounts to machines. */
const FOLDERS = ["server", "contract/vocabulary", "app", "components"];

/** Functions that turn minor units into text with the currency or its decimals. */
const WRITERS = new Set(["formulaAmount", "formatMoney", "moneyText", "minorToMajorText", "money", "write"]);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes("generated"))
    .map((file) => join(folder, file)),
);

/** Returns the names in a file that hold minor units: `…Minor`, the API's `…_minor`, and aliases of them. */
const namesOfMinor = (file: ts.SourceFile): Set<string> => {
  const aliases = new Set<string>();
  const collect = (node: ts.Node): void => {
    const isNamed = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined;
    if (isNamed && holdsMinor(node.initializer as ts.Node, aliases)) aliases.add((node.name as ts.Identifier).text);
    ts.forEachChild(node, collect);
  };
  collect(file);
  return aliases;
};

/**
 * Returns whether an expression is an amount in minor units: such a name or a calculation with one, unless formatted by
 * a writer.
 */
const holdsMinor = (node: ts.Node, aliases: ReadonlySet<string>): boolean => {
  if (ts.isIdentifier(node)) return /(Minor|_minor)$/.test(node.text) || aliases.has(node.text);
  if (ts.isPropertyAccessExpression(node)) return holdsMinor(node.name, new Set());
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return holdsMinor(node.expression, aliases);
  if (ts.isPrefixUnaryExpression(node)) return holdsMinor(node.operand, aliases);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].some((one) => holdsMinor(one, aliases));
  if (ts.isBinaryExpression(node) && isArithmetic(node.operatorToken.kind))
    return [node.left, node.right].some((one) => holdsMinor(one, aliases));
  // Any other call with an amount, such as `String` or `Math.abs`, only changes its form.
  if (ts.isCallExpression(node) && !WRITERS.has(node.expression.getText()) && isShape(node.expression.getText()))
    return node.arguments.some((one) => holdsMinor(one, aliases));
  return false;
};

const isShape = (called: string): boolean =>
  /^(String|Number|BigInt|Math\.\w+|sumMinor|presentAmount|minorToWire)$/.test(called);
const isArithmetic = (kind: ts.SyntaxKind): boolean =>
  [
    ...[ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken],
    ...[ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken],
  ].includes(kind);

/** Keys and URLs contain no blanks; sentences do. */
const isSentence = (text: string): boolean => /\p{L} |[ ]\p{L}/u.test(text);

/** Returns texts in a source that would show minor units to a person, with their lines. */
const minorUnitsShown = (name: string, source: string): string[] => {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const aliases = namesOfMinor(file);
  const found: string[] = [];
  const say = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${name}:${line + 1} ${node.getText()}`);
  };
  const visit = (node: ts.Node): void => {
    const isTagged = ts.isTaggedTemplateExpression(node.parent ?? node);
    if (ts.isTemplateExpression(node) && !isTagged) {
      const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
      if (isSentence(words) && node.templateSpans.some(({ expression }) => holdsMinor(expression, aliases))) say(node);
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const [text, other] = ts.isStringLiteralLike(node.left) ? [node.left, node.right] : [node.right, node.left];
      if (ts.isStringLiteralLike(text) && isSentence(text.text) && holdsMinor(other, aliases)) say(node);
    }
    if (ts.isStringLiteralLike(node) && /\bminor units?\b|\b(in|of) cents\b/i.test(node.text)) say(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** Writes a placeholder that is plain text in this file. */
const dollars = (source: string): string => source.replaceAll("§", "$");

test("finds an amount in minor units in a sentence, however it got there", () => {
  const shown = [
    "const a = `at most §{capMinor} was paid`;",
    "const a = `at most §{-known.amountMinor} was paid`;",
    "const left = sum.leftMinor; const a = `only §{left} is left`;",
    "const a = `only §{String(Math.abs(leftMinor))} is left`;",
    'const a = "only " + leftMinor;',
    "const a = `only §{leftMinor ?? 0} is left`;",
    'const a = "an amount in minor units";',
  ];
  const fine = [
    "const a = `at most §{formulaAmount(capMinor, currency)} was paid`;",
    "const a = `§{id}:§{leftMinor}`;",
    "const a = Prisma.sql`amount_minor >= §{valueFromMinor}`;",
    "const a = `of §{capMinor > 0 ? one : other} items`;",
  ];
  for (const source of shown) expect(minorUnitsShown("x", dollars(source)), source).toHaveLength(1);
  for (const source of fine) expect(minorUnitsShown("x", dollars(source)), source).toEqual([]);
});

test("no message shows money in minor units", () => {
  expect(sources.length).toBeGreaterThan(1000);
  const texts = sources.map((file) => [file, readFileSync(join(ROOT, file), "utf8")] as const);
  const about = texts.filter(([, text]) => /minor|cents/i.test(text));
  expect(about.flatMap(([file, text]) => minorUnitsShown(file, text))).toEqual([]);
});
