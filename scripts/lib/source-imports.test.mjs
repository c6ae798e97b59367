import { expect, test } from "vitest";
import { findCircles, findFolderImports, findImporters, findPairs } from "./source-imports.mjs";

const foldersOf = (files) => findFolderImports(findImporters(new Map(Object.entries(files))));

test("finds no pair or cycle in folders that import one way", () => {
  const folders = foldersOf({
    "a/one.ts": 'import { two } from "../b/two";\nimport { three } from "@/b/c/three";',
    "b/two.ts": 'export { three } from "./c/three";',
    "b/c/three.ts": "export const three = 3;",
  });
  expect(findPairs(folders)).toEqual([]);
  expect(findCircles(folders)).toEqual([]);
});

test("finds two folders that import each other, for every kind of import", () => {
  const folders = foldersOf({
    "a/one.ts": 'import type { Two } from "../b/two";',
    "a/other.ts": "",
    "b/two.ts": 'const later = () => import("../a/other");',
  });
  expect(findPairs(folders)).toEqual(["a ↔ b"]);
  expect(findCircles(folders)).toEqual([["a", "b"]]);
});

test("finds a cycle over several folders, without the folders that lead to it", () => {
  const folders = foldersOf({
    "top/start.ts": 'import "../a/one";',
    "a/one.ts": 'import "../b/two";\nimport "../low/leaf";',
    "b/two.ts": 'import "../c/three";',
    "c/three.ts": 'import "../a/one";',
    "low/leaf.ts": "",
  });
  expect(findPairs(folders)).toEqual([]);
  expect(findCircles(folders)).toEqual([["a", "b", "c"]]);
});
