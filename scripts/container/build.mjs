#!/usr/bin/env node
/**
 * `node scripts/container/build.mjs OUT`: builds the product, unless it is built, and copies what it needs at run time,
 * and nothing else, to OUT. Without OUT it only builds. Run by ops/container/Dockerfile after `npm ci --omit=dev`.
 */
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, generateClient, isBuilt, listFiles } from "../lib/build.mjs";
import { commandLine } from "../lib/command-line.mjs";
import { traceFiles } from "./trace-files.mjs";

/** Read by name at run time, so no import leads to them. */
const DATA = ["docs/guides", "messages", "openapi.json", "package.json", "prisma/migrations", "public"];
/** Next.js looks for these at each start, though only a build loads them. */
const LOOKED_FOR = ["webpack", "@babel/runtime/package.json"].map((name) => `node_modules/next/dist/compiled/${name}`);
/** Labels and documents embed these fonts (server/integrations/pdf/fonts.ts). */
const FONTS = "node_modules/@fontsource";
/** Inputs and records of the build, which the server doesn't read, and links to packages, which are traced. */
const NOT_PAGES = /^\.next\/(?:cache|node_modules|types|trace|diagnostics|dev|standalone)(?:\/|$)|\.nft\.json$|\.map$/;

const root = resolve(import.meta.dirname, "../..");
const [out] = process.argv.slice(2).map((path) => resolve(path));

await generateClient({ root });
if (!isBuilt(root)) await build({ root });
const commands = dirname(await commandLine({ root }));
if (out === undefined) process.exit(0);

rmSync(out, { recursive: true, force: true });
const everything = () => true;
const pages = listFiles(root, ".next", (file) => !NOT_PAGES.test(file));
const fonts = listFiles(root, FONTS, (file) => file.endsWith(".woff"));
const code = await traceFiles({ root, commands });
const data = [...DATA, ...LOOKED_FOR].flatMap((path) =>
  path.includes(".") ? [path] : listFiles(root, path, everything),
);
for (const file of new Set([...pages, ...fonts, ...code, ...data])) place(join(root, file), file);
for (const file of listFiles(commands, "", (name) => name.endsWith(".mjs")))
  place(join(commands, file), join("cli", file));
await writeConfig();

/** Folders are created here, readable by everyone: the image runs as another user. */
function place(from, file) {
  const to = join(out, file);
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/** Next.js would need its compiler, 100 MB, to read the TypeScript version. */
async function writeConfig() {
  const { transform } = await import("esbuild");
  const { code: script } = await transform(readFileSync(join(root, "next.config.ts"), "utf8"), { loader: "ts" });
  writeFileSync(join(out, "next.config.mjs"), script);
}
