#!/usr/bin/env node
/**
 * `node scripts/measure-house.mjs [--json] [--pairs] [--small]`: lines of code, pairs of folders that import each
 * other, casts and very small files of this checkout, by which docs/decisions compares one edition with another.
 * Counted are the files that Git knows; generated code, tests, benches and the client are not.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const SOURCE = /\.(tsx?|css)$/;
const NOT_COUNTED = /(^|\/)(test|e2e|bench|clients|generated)\/|\.(test|spec|shots)\.|\.d\.ts$/;
/** `import … from "x"`, `export … from "x"`, `import("x")`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*["']((?:@|\.{1,2})\/[^"']+)["']/g;
const CAST = /\bas (?:unknown as|never\b|any\b)/g;
const SMALL_LINES = 40;

const flags = new Set(process.argv.slice(2));
const files = listFiles();
const importers = findImporters(files);
const figures = measure(files, importers);
if (flags.has("--json")) console.log(JSON.stringify(figures));
else print(figures);

function listFiles() {
  const names = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 64e6 }).split("\n");
  const counted = names.filter((name) => SOURCE.test(name) && !NOT_COUNTED.test(name));
  return new Map(counted.map((name) => [name, readFileSync(name, "utf8")]));
}

/** File → the files that import it. */
function findImporters(sources) {
  const found = new Map();
  for (const [name, text] of sources)
    for (const [, specifier] of text.matchAll(IMPORT)) {
      const target = resolve(sources, name, specifier);
      if (target === undefined) continue;
      if (!found.has(target)) found.set(target, new Set());
      found.get(target).add(name);
    }
  return found;
}

function resolve(sources, from, specifier) {
  const base = specifier.startsWith("@/") ? specifier.slice(2) : normalize(join(dirname(from), specifier));
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((name) => sources.has(name));
}

function measure(sources, found) {
  const lines = { ts: 0, css: 0 };
  let casts = 0;
  for (const [name, text] of sources) {
    lines[name.endsWith(".css") ? "css" : "ts"] += countLines(text);
    casts += text.match(CAST)?.length ?? 0;
  }
  return { files: sources.size, lines, casts, pairs: findPairs(found), small: findSmall(sources, found) };
}

function countLines(text) {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

/** Folders of which each imports something of the other. */
function findPairs(found) {
  const edges = new Set();
  for (const [target, froms] of found)
    for (const from of froms) {
      const [a, b] = [dirname(from), dirname(target)];
      if (a !== b) edges.add(`${a} ${b}`);
    }
  return [...edges].filter((edge) => {
    const [a, b] = edge.split(" ");
    return a < b && edges.has(`${b} ${a}`);
  });
}

/** Small files that a single file of their own folder imports. */
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
  if (flags.has("--pairs")) for (const pair of pairs) console.log(`  ${pair.replace(" ", " ↔ ")}`);
  console.log(`${small.length} files under ${SMALL_LINES} lines with one importer, in their own folder`);
  if (flags.has("--small")) for (const name of small) console.log(`  ${name}`);
}
