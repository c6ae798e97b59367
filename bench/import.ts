import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { resolveUserPath } from "@/server/cli/user-path";
import { createContext } from "@/server/context";
import { migrateUp } from "@/server/db/migrations/migrate";
import { readEnv } from "@/server/kernel/env";
import { createGroup } from "@/server/services/setup/create-group";
import { createStore } from "@/server/services/setup/create-store";
import { startTemporaryCluster } from "../scripts/postgres/temporary.mjs";

/**
 * `npm run bench -- import FILE [MAPPING]`: a file of orders into an empty database, twice, through the command line.
 * Bounds: 180 s and 300 MB for the real shop's nine months (320,705 rows).
 */
const MOST_SECONDS = 180;
const MOST_MIB = 286;
const MAPPING = "docs/examples/online-retail.mapping.json";

type Run = { rows: { read: number }; orders: Record<string, number>; seconds: number; peak_rss_mib: number };

async function measureImport(file: string, mapping: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "homeward-bench-"));
  const cluster = await startTemporaryCluster();
  try {
    const env = {
      DATABASE_URL: cluster.url(),
      DATA_DIR: folder,
      HOMEWARD_SECRET: "only for this measurement, then gone",
    };
    await migrateUp({ url: env.DATABASE_URL });
    const ctx = createContext(readEnv(env), { wake: () => undefined });
    const actor = await createGroup(ctx, { name: "Bench" });
    const input = { slug: "bench", name: "Bench", currencyCode: "GBP", timeZone: "Europe/London", isTesting: true };
    await createStore(ctx, { actor, input });
    await ctx.db.$disconnect();
    const first = await importOnce({ file, mapping, env });
    const second = await importOnce({ file, mapping, env });
    console.table({ first: rowOf(first), second: rowOf(second) });
    const isUnchanged = second.orders.created === 0 && second.orders.updated === 0;
    const isWithin = first.seconds <= MOST_SECONDS && Math.max(first.peak_rss_mib, second.peak_rss_mib) <= MOST_MIB;
    console.log(
      `bounds: ${MOST_SECONDS} s, ${MOST_MIB} MiB, second run changes nothing: ${isWithin && isUnchanged ? "kept" : "BROKEN"}`,
    );
    return isWithin && isUnchanged;
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const rowOf = ({ rows, orders, seconds, peak_rss_mib }: Run) => ({
  rows: rows.read,
  ...orders,
  seconds,
  "rows/s": Math.round(rows.read / seconds),
  "peak MiB": peak_rss_mib,
});

/** In its own process, as in production: its peak memory is the import's. */
async function importOnce({
  file,
  mapping,
  env,
}: {
  file: string;
  mapping: string;
  env: Record<string, string>;
}): Promise<Run> {
  const words = ["orders", "import", file, "--mapping", mapping, "--json"];
  const args = ["--import", "tsx", "server/cli/main.ts", ...words];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  const code = await new Promise<number | null>((done) => child.on("close", done));
  if (code === 2 || text === "") throw new Error(`The import ended with exit code ${code}.`);
  const result: Run & { error?: string } = JSON.parse(text);
  if (result.error !== undefined) throw new Error(result.error);
  return result;
}

const [file, mapping] = process.argv.slice(2);
if (file === undefined) {
  console.error("Say which file: npm run bench -- import FILE [MAPPING].");
  process.exitCode = 2;
} else {
  const mappingPath = mapping === undefined ? resolve(MAPPING) : resolveUserPath(mapping);
  const isKept = await measureImport(resolveUserPath(file), mappingPath);
  process.exitCode = isKept ? 0 : 1;
}
