import { spawn } from "node:child_process";
import { once } from "node:events";
import type { ServiceContext } from "@/server/services/context";
import { createTestContext } from "@/test/context";
import { buildTemplate, databaseUrl } from "@/test/template";
import { startTemporaryCluster } from "../scripts/postgres/temporary.mjs";

type Api = {
  baseUrl: string;
  /** With the same database and secrets, for preparing data. */
  ctx: ServiceContext;
  databaseUrl: string;
  stop: () => Promise<void>;
};

/** The API in a process of its own, on a temporary database, without limits per key. */
export const startApi = async (): Promise<Api> => {
  const postgres = await startTemporaryCluster();
  const url = databaseUrl(postgres.url(), await buildTemplate(postgres.url()));
  const test = createTestContext({ url, connections: 6 });
  const ctx = { ...test, clock: { now: () => new Date() } };
  const env = {
    ...process.env,
    ...{ DATABASE_URL: url, DATA_DIR: ctx.env.DATA_DIR, HOMEWARD_SECRET: ctx.env.HOMEWARD_SECRET, LOG_LEVEL: "error" },
    ...{ ADMIN_REQUESTS_PER_SECOND: "1000000", ADMIN_REQUEST_BURST: "1000000" },
    ...{ STOREFRONT_REQUESTS_PER_SECOND: "1000000", STOREFRONT_REQUEST_BURST: "1000000" },
  };
  const child = spawn(process.execPath, ["--import", "tsx", "bench/lib-api-process.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  const stop = async () => {
    child.kill();
    await test.close();
    await postgres.stop();
  };
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { baseUrl: `http://127.0.0.1:${port.toString().trim()}`, ctx, databaseUrl: url, stop };
};
