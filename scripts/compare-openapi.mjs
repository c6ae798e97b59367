#!/usr/bin/env node
/**
 * node scripts/compare-openapi.mjs [OLD NEW]   lists what one OpenAPI document has that is missing or narrower in
 *                                              another; by default compares the last published with the current one
 * node scripts/compare-openapi.mjs --publish   records the current document as published
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { breakingChanges, surfaceOf } from "./openapi/breaking-changes.mjs";

process.chdir(join(import.meta.dirname, ".."));
const PUBLISHED = join("contract", "published.json");
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

if (process.argv[2] === "--publish") {
  writeFileSync(PUBLISHED, `${JSON.stringify(surfaceOf(read("openapi.json")))}\n`);
  console.log(`${PUBLISHED} is what openapi.json says.`);
} else {
  const [before = PUBLISHED, after = "openapi.json"] = process.argv.slice(2);
  const changes = breakingChanges(read(before), read(after));
  for (const change of changes) console.log(change);
  console.log(`${changes.length} changes break callers.`);
  process.exitCode = changes.length === 0 ? 0 : 1;
}
