import { execFileSync } from "node:child_process";
import { collectTexts } from "./collect-texts.mjs";
import { isAllowed, unusedExceptions } from "./exceptions.mjs";
import { REFUSED_WORDS } from "./refused-words.mjs";

const READ = /\.(ts|tsx|mts|mjs|md)$|^messages\/en\/.*\.json$/;
/** Generated from the contract, where the words are checked; and the list itself. */
const NOT_READ = /^clients\/typescript\/src\/schema|^scripts\/words\//;
/** Refused in file names: a file is named by the trade's word. */
const REFUSED_IN_NAMES =
  /catalogue|colour|behaviour|initialise|mailbox|give-up|by-hand|nobody|whoever|somebody|(?:^|[-/])(?:ways?|drivers?)(?=[-.])/i;

/** Checks the words that readers see (docs/decisions/0092): prints every refused one with its replacement. */
export function checkWords() {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 64e6 }).split("\n");
  const faults = [
    ...files
      .filter((path) => REFUSED_IN_NAMES.test(path) && !NOT_RENAMED.test(path))
      .map((path) => `${path}: rename the file`),
    ...files.filter((path) => READ.test(path) && !NOT_READ.test(path)).flatMap(findRefused),
    ...unusedExceptions().map((one) => `scripts/words/exceptions.mjs: nothing needs "${one}" any longer, delete it`),
  ];
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A migration that was applied anywhere keeps its name. */
const NOT_RENAMED = /^prisma\/migrations\//;

/** Titles and data of tests are read by developers only, like comments. */
const kindOf = ({ kind }, path) => (kind === "text" && TESTS.test(path) ? "comment" : kind);

const TESTS = /\.test\.(?:ts|tsx|mjs)$|^(?:test|e2e|bench)\//;

/** Returns one line for each refused word of a file. */
export const findRefused = (path) =>
  collectTexts(path).flatMap((text) =>
    REFUSED_WORDS.filter((word) => word.in.includes(kindOf(text, path))).flatMap(({ pattern, instead }) => {
      const [found] = text.text.match(pattern) ?? [];
      if (found === undefined || isAllowed({ path, found, text: text.text })) return [];
      return [`${path}:${text.line}: "${found}" (${text.kind}); write: ${instead}`];
    }),
  );
