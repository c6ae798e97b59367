import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runChild } from "./child.mjs";
import { packStatic } from "./pack-static.mjs";
import { UserError } from "./user-error.mjs";

const FOLDERS = ["app", "components", "contract", "server", "prisma", "public", "messages", "docs/guides"];
const FILES = [
  "instrumentation.ts",
  "instrumentation-client.ts",
  "proxy.ts",
  "next.config.ts",
  "openapi.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];
const IGNORED = /\.test\.tsx?$|^server\/(?:db|schema|db\/tables)\/generated(\/|$)|^server\/cli(\/|$)/;

/** Returns a fingerprint of all inputs of the build; equal content gives the same one on every machine. */
export function hashSources(root) {
  const hash = createHash("sha256").update(`node ${process.versions.node.split(".")[0]}`);
  const files = [...FOLDERS.flatMap((folder) => listFiles(root, folder)), ...FILES].sort();
  return hashFiles(hash, { root, files: files.filter((file) => existsSync(join(root, file))) });
}

/** Adds name and content of each file to the hash, in order. */
export function hashFiles(hash, { root, files }) {
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Returns whether .next contains a finished build of exactly these sources. */
export function isBuilt(root) {
  const stamp = join(root, ".next", "homeward-build");
  return (
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === hashSources(root) &&
    existsSync(join(root, ".next", "BUILD_ID"))
  );
}

/** Builds the pages. The fingerprint is written last and removed first, so a failed or killed build never counts. */
export async function build({ root, signal }) {
  const stamp = join(root, ".next", "homeward-build");
  rmSync(stamp, { force: true });
  const hash = hashSources(root);
  const { NODE_ENV: _ignored, ...env } = process.env;
  const { code, output } = await runChild({
    command: process.execPath,
    args: [join("node_modules", "next", "dist", "bin", "next"), "build"],
    cwd: root,
    env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    signal,
  });
  if (signal?.aborted) return;
  if (code !== 0) {
    throw new UserError(
      `${output.trim()}\n\nThe build failed; the lines above say where. Correct it and run the command again.`,
    );
  }
  await packStatic(join(root, ".next", "static"));
  writeFileSync(stamp, hash);
}

/** Generates the Prisma client and the table of columns if the schema or Prisma itself has changed. */
export async function generateClient({ root, signal }) {
  const target = join(root, "server", "db", "generated");
  const stamp = join(target, ".homeward-schema");
  const version = JSON.parse(readFileSync(join(root, "node_modules", "prisma", "package.json"), "utf8")).version;
  const hash = hashFiles(createHash("sha256").update(version), {
    root,
    files: [...listFiles(root, "prisma/schema").sort(), "prisma/write-columns.mjs", "prisma/write-tables.mjs"],
  });
  const written = [
    ["schema", "generated", "columns.ts"],
    ["db", "tables", "generated", "tables.ts"],
  ];
  const isWritten = written.every((path) => existsSync(join(root, "server", ...path)));
  if (isWritten && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(stamp, { force: true });
  const { code, output } = await runChild({
    command: process.execPath,
    args: [join("node_modules", "prisma", "build", "index.js"), "generate"],
    cwd: root,
    // Prisma requires an engine binary that it never runs when it generates; any file prevents the download.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
    signal,
  });
  if (signal?.aborted) return;
  if (code !== 0)
    throw new UserError(`${output.trim()}\n\nThe database client could not be generated from prisma/schema.`);
  mkdirSync(target, { recursive: true });
  writeFileSync(stamp, hash);
}

/** Returns the matching files of a folder and its subfolders, as paths from the root. */
export function listFiles(root, folder, isMeant = (file) => !IGNORED.test(file)) {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .filter(isMeant);
}
