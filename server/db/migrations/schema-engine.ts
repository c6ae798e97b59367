import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { MigrationList, SchemaEngine, SchemaFilter } from "@prisma/schema-engine-wasm/schema_engine_bg";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { createMigrationAdapter } from "./migration-adapter";
import { MIGRATIONS_DIR, readMigrationFiles } from "./migration-files";

/** The tables, one file per area. */
const SCHEMA_DIR = join(process.cwd(), "prisma", "schema");
/** Everything in the schema is ours: nothing is excluded from comparisons. */
export const NO_FILTER: SchemaFilter = { externalTables: [], externalEnums: [] };

type EngineHandle = { readonly engine: SchemaEngine; readonly close: () => Promise<void> };

/**
 * Opens Prisma's migration engine, compiled to WebAssembly, to compare schemas: the same code as the binary that
 * `prisma migrate` downloads, without the download (docs/decisions/0001). Migrations are applied without it (0039).
 * @param input.url PostgreSQL address; `datamodels`: the target schema, if it is compared
 */
export async function openSchemaEngine(input: {
  url: string;
  datamodels?: [path: string, content: string][];
}): Promise<EngineHandle> {
  await loadEngine();
  const adapter = createMigrationAdapter(input.url);
  const engine = await bindings.SchemaEngine.new({ datamodels: input.datamodels }, () => undefined, adapter.bound);
  const close = async () => {
    engine.free();
    await adapter.dispose();
  };
  return { engine, close };
}

/** Reads the target schema in the engine's format: paths with their texts. */
export async function readSchema(): Promise<[path: string, content: string][]> {
  const paths = (await readdir(SCHEMA_DIR)).sort().map((name) => join(SCHEMA_DIR, name));
  return Promise.all(paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, "utf8")]));
}

/** Reads the migration folder in the engine's format. */
export async function readMigrations(baseDir: string = MIGRATIONS_DIR): Promise<MigrationList> {
  const files = await readMigrationFiles(baseDir);
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: files.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

let loading: Promise<void> | undefined;

function loadEngine(): Promise<void> {
  loading ??= instantiate();
  return loading;
}

async function instantiate(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const bytes = await readFile(join(dirname(entry), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": engineImports() });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
}

/** The engine guards its lock with a 10 s timer that it never clears, which must not keep a finished command alive. */
function engineImports(): WebAssembly.ModuleImports {
  const timers = Object.keys(bindings).filter((name) => name.startsWith("__wbg_setTimeout_"));
  const unhurried = (callback: () => void, ms: number) => setTimeout(callback, ms >>> 0).unref();
  return { ...bindings, ...Object.fromEntries(timers.map((name) => [name, unhurried])) };
}
