#!/usr/bin/env node
/** node scripts/write-licenses.mjs: writes docs/licenses.md from package-lock.json. */
import { readFileSync, writeFileSync } from "node:fs";
import { licensePage, licensesOf } from "./supply/licenses.mjs";

writeFileSync("docs/licenses.md", licensePage(licensesOf(JSON.parse(readFileSync("package-lock.json", "utf8")))));
