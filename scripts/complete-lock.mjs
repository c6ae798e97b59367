#!/usr/bin/env node
/**
 * node scripts/complete-lock.mjs
 * Registries that mirror only some platforms make npm leave the others' optional packages out of package-lock.json,
 * and then `npm ci` refuses the file. Run after `npm install` behind such a mirror: it adds what is missing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { completeLock } from "./lib/complete-lock.mjs";

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));
const added = completeLock(lock);
if (added.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added:\n  ${added.join("\n  ")}` : "Nothing is missing.");
