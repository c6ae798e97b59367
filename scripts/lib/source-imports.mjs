import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const SOURCE = /\.(tsx?|css)$/;
const NOT_COUNTED = /(^|\/)(test|e2e|bench|clients|generated)\/|\.(test|spec|shots)\.|\.d\.ts$/;
/** `import … from "x"`, `export … from "x"`, `import("x")`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*["']((?:@|\.{1,2})\/[^"']+)["']/g;

/** Returns the text of each product file known to Git: no tests, benches, clients or generated code. */
export function listSources() {
  const names = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 64e6 }).split("\n");
  const counted = names.filter((name) => SOURCE.test(name) && !NOT_COUNTED.test(name));
  return new Map(counted.map((name) => [name, readFileSync(name, "utf8")]));
}

/** Returns the importers of each file. */
export function findImporters(sources) {
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

/** Returns for each folder the folders it imports from. A subfolder counts as a separate folder. */
export function findFolderImports(importers) {
  const edges = new Map();
  for (const [target, froms] of importers)
    for (const from of froms) {
      const [a, b] = [dirname(from), dirname(target)];
      if (a === b) continue;
      if (!edges.has(a)) edges.set(a, new Set());
      edges.get(a).add(b);
    }
  return edges;
}

/** Returns pairs of folders that import from each other, as "a ↔ b". */
export function findPairs(folderImports) {
  return [...folderImports].flatMap(([a, targets]) =>
    [...targets].filter((b) => a < b && folderImports.get(b)?.has(a)).map((b) => `${a} ↔ ${b}`),
  );
}

/**
 * Returns cycles of folders of any length: each a list of folders that all reach each other (Tarjan's strongly
 * connected components of more than one folder).
 */
export function findCircles(folderImports) {
  const circles = [];
  const [order, lowest, path] = [new Map(), new Map(), []];
  const visit = (folder) => {
    order.set(folder, order.size);
    lowest.set(folder, order.get(folder));
    path.push(folder);
    for (const next of folderImports.get(folder) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(folder, Math.min(lowest.get(folder), lowest.get(next)));
    }
    if (lowest.get(folder) !== order.get(folder)) return;
    const circle = path.splice(path.indexOf(folder));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const folder of folderImports.keys()) if (!order.has(folder)) visit(folder);
  return circles;
}
