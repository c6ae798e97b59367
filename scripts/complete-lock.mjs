#!/usr/bin/env node
/**
 * node scripts/complete-lock.mjs
 * Adds the optional packages of other platforms to package-lock.json. With a registry that mirrors only some platforms,
 * npm leaves them out, and `npm ci` then refuses the file. Run it after `npm install` with such a registry.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { completeLock } from "./lib/complete-lock.mjs";

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));
const added = completeLock(lock);
if (added.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added:\n  ${added.join("\n  ")}` : "Nothing is missing.");
