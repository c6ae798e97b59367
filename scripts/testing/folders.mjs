import { findCircles, findFolderImports, findImporters, findPairs, listSources } from "../lib/source-imports.mjs";

/** Pairs that still have to be separated; remove a line together with its pair. */
const PAIRS_LEFT = [];
/** Folders that are still in cycles of more than two; remove a line together with its cycle. */
const CIRCLES_LEFT = [];

/**
 * Checks that folders import one way (docs/decisions/0077): reports violations, and exceptions that are no longer
 * needed.
 */
export function checkFolders() {
  const folderImports = findFolderImports(findImporters(listSources()));
  const pairs = findPairs(folderImports);
  const circles = findCircles(folderImports).map((circle) => ({ circle, root: rootOf(circle) }));
  const faults = [
    ...pairs.filter((pair) => !PAIRS_LEFT.includes(pair)).map((pair) => `These folders import each other: ${pair}`),
    ...circles
      .filter(({ circle, root }) => circle.length > 2 && !CIRCLES_LEFT.includes(root))
      .map(({ circle }) => `These folders import each other in a circle: ${circle.join(", ")}`),
    ...PAIRS_LEFT.filter((pair) => !pairs.includes(pair)).map((pair) => `${pair} is no pair any longer: ${REMOVE}`),
    ...CIRCLES_LEFT.filter((root) => !circles.some((one) => one.root === root)).map(
      (root) => `No circle is left in ${root}: ${REMOVE}`,
    ),
  ];
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) console.error(`  ${DOOR}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const REMOVE = "delete its line in scripts/testing/folders.mjs.";
const DOOR =
  "A file stands where its callers are, or below them: see docs/decisions/0077-folders-import-in-one-direction.md.";

/** Returns the common parent folder. */
function rootOf(folders) {
  const [first = [], ...others] = folders.map((folder) => folder.split("/"));
  const end = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return first.slice(0, end === -1 ? first.length : end).join("/");
}
