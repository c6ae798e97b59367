import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * Returns what a person reads in one file, each with its line: texts of the interface (strings with a space, JSX),
 * comments, and the prose of documents (without code).
 * @returns {{ line: number, text: string, kind: "text" | "comment" | "prose" }[]}
 */
export function collectTexts(path) {
  const source = readFileSync(path, "utf8");
  if (path.endsWith(".md")) return collectProse(source);
  if (path.endsWith(".json")) return collectMessages(source);
  return collectFromCode(path, source);
}

function collectProse(source) {
  let isCode = false;
  return source.split("\n").flatMap((row, at) => {
    if (/^\s*(```|~~~)/.test(row)) isCode = !isCode;
    const text = isCode ? "" : row.replace(/`[^`]*`/g, "").replace(/\]\([^)]*\)/g, "]");
    return text.trim() === "" ? [] : [{ line: at + 1, text, kind: "prose" }];
  });
}

/** Values only: keys are names in code. */
function collectMessages(source) {
  return source.split("\n").flatMap((row, at) => {
    const value = /^\s*"[^"]*":\s*"(.*)",?$/.exec(row)?.[1];
    return value === undefined ? [] : [{ line: at + 1, text: value, kind: "text" }];
  });
}

function collectFromCode(path, source) {
  const kind = /x$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const lineOf = (position) => file.getLineAndCharacterOfPosition(position).line + 1;
  const found = [];
  const visit = (node) => {
    const text = textOf(node);
    if (text !== null) found.push({ line: lineOf(node.getStart(file)), text, kind: "text" });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found, ...collectComments(source, lineOf)];
}

/**
 * Text between tags, and strings that look like a sentence: a string without a space is a name, unless it is a
 * capitalized word.
 */
function textOf(node) {
  if (ts.isJsxText(node)) return node.text.trim() === "" ? null : node.text;
  if (!ts.isStringLiteralLike(node) && !isTemplatePiece(node)) return null;
  return /\p{L} \S|^\p{Lu}\p{Ll}+$/u.test(node.text) ? node.text : null;
}

const isTemplatePiece = (node) => ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Finds block and line comments; a `//` within a string or an address isn't one. */
function collectComments(source, lineOf) {
  return Array.from(source.matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm), (match) => ({
    line: lineOf(match.index + match[0].search(/\S/)),
    text: match[0].replace(/`[^`]*`/g, ""),
    kind: "comment",
  }));
}
