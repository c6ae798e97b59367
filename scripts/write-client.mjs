#!/usr/bin/env node
/** `npm run client`: writes the types of clients/typescript from the committed openapi.json. */
import { readFileSync, writeFileSync } from "node:fs";
import { clientTypes } from "./lib/client-types.mjs";

const document = JSON.parse(readFileSync("openapi.json", "utf8"));
writeFileSync("clients/typescript/src/schema.ts", await clientTypes(document));
