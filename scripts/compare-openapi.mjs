#!/usr/bin/env node
/**
 * node scripts/compare-openapi.mjs [OLD NEW]   what of an OpenAPI document is gone or narrower in another one; by
 *                                              default of what was published last in what the contract says now
 * node scripts/compare-openapi.mjs --publish   writes down that what the contract says now is published
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
