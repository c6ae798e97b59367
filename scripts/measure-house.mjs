#!/usr/bin/env node
/**
 * `node scripts/measure-house.mjs [--json] [--pairs] [--small]`: counts lines of code, pairs of folders that import
 * each other, casts and very small files of this checkout, by which docs/decisions compares versions. Counts the files
 * known to Git, without generated code, tests, benches and the client.
 */
import { dirname } from "node:path";
import ts from "typescript";
import { findFolderImports, findImporters, findPairs, listSources } from "./lib/source-imports.mjs";

const SMALL_LINES = 40;

const flags = new Set(process.argv.slice(2));
const files = listSources();
const importers = findImporters(files);
const figures = measure(files, importers);
if (flags.has("--json")) console.log(JSON.stringify(figures));
else print(figures);

function measure(sources, found) {
  const lines = { ts: 0, css: 0 };
  let casts = 0;
  for (const [name, text] of sources) {
    lines[name.endsWith(".css") ? "css" : "ts"] += countLines(text);
    if (!name.endsWith(".css")) casts += countCasts(name, text);
  }
  return {
    files: sources.size,
    lines,
    casts,
    pairs: findPairs(findFolderImports(found)),
    small: findSmall(sources, found),
  };
}

function countLines(text) {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

/** Counts `as unknown as`, `as never` and `as any` in code, but not in comments and strings. */
function countCasts(name, text) {
  if (!/\bas (?:unknown|never|any)\b/.test(text)) return 0;
  let count = 0;
  const visit = (node) => {
    if (ts.isAsExpression(node) && isCast(node)) count += 1;
    ts.forEachChild(node, visit);
  };
  const kind = name.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false, kind));
  return count;
}

function isCast({ expression, type }) {
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  const isThroughUnknown = ts.isAsExpression(inner) && inner.type.kind === ts.SyntaxKind.UnknownKeyword;
  const bare = ts.isArrayTypeNode(type) ? type.elementType : type;
  return isThroughUnknown || bare.kind === ts.SyntaxKind.NeverKeyword || bare.kind === ts.SyntaxKind.AnyKeyword;
}

/** Returns small files imported by a single file of their own folder only. */
function findSmall(sources, found) {
  return [...found]
    .filter(([target, froms]) => {
      const [only] = froms;
      const isAlone = froms.size === 1 && dirname(only) === dirname(target);
      return isAlone && !target.endsWith(".css") && countLines(sources.get(target)) < SMALL_LINES;
    })
    .map(([target]) => target);
}

function print({ files: count, lines, casts, pairs, small }) {
  const total = lines.ts + lines.css;
  console.log(`${count} files, ${total} lines: ${lines.ts} TypeScript, ${lines.css} CSS`);
  console.log(`${casts} casts through unknown, never or any`);
  console.log(`${pairs.length} pairs of folders that import each other`);
  if (flags.has("--pairs")) for (const pair of pairs) console.log(`  ${pair}`);
  console.log(`${small.length} files under ${SMALL_LINES} lines with one importer, in their own folder`);
  if (flags.has("--small")) for (const name of small) console.log(`  ${name}`);
}
