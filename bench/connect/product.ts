import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext } from "@/server/context";
import { migrateUp } from "@/server/db/migrations/migrate";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import type { StoredStoreConfig } from "@/server/domain/store/types";
import { readEnv } from "@/server/kernel/env";
import type { ServiceContext } from "@/server/services/context";
import { createTenant, type Tenant } from "@/test/factories";
import { pause } from "../lib-reliability";
import { freePort } from "../lib-server";
import { startStormPostgres } from "../lib-storm-postgres";
import { keepRunning, type Victim } from "../lib-storm-processes";

/** The product as a merchant runs it: a web process, a worker that may be killed, PostgreSQL. */
export type Product = {
  readonly ctx: ServiceContext;
  readonly tenant: Tenant;
  readonly web: Victim;
  readonly worker: Victim;
  stop: () => Promise<void>;
};

type Setup = {
  currency: string;
  /** A live store; the default is one in test mode. */
  isLive?: boolean;
  /** Environment of its processes, in addition to what they need anyway. */
  environment?: Readonly<Record<string, string>> | undefined;
  /** Settings of the store, in addition to every journey's. */
  config?: StoredStoreConfig;
  /** Called with the processes' output. */
  onOutput?: (text: string) => void;
};

/** A store that restocks, exchanges and creates returns in its shop; nothing is connected yet. */
export const startProduct = async ({
  currency,
  isLive = false,
  environment = {},
  config: own = {},
  onOutput,
}: Setup): Promise<Product> => {
  const postgres = await startStormPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "homeward-connect-"));
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    HOMEWARD_SECRET: "a secret of a measurement that is long enough",
    WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true",
    LOG_LEVEL: "error",
    RUN_JOBS: "false",
    ...environment,
  };
  await migrateUp({ url: postgres.url });
  const ctx = createContext(readEnv({ ...process.env, ...env }));
  const { exchange } = DEFAULT_STORE_CONFIG;
  const config = { isRestockingEnabled: true, exchange: { ...exchange, exchangeFlow: "OPEN" as const }, ...own };
  const tenant = await createTenant(ctx, { store: { currencyCode: currency, isTesting: !isLive, config } });
  const web = keepRunning("web", { env, port: await freePort(), onOutput });
  const worker = keepRunning("worker", { env, port: await freePort(), onOutput });
  while (web.readyForMs() === 0 || worker.readyForMs() === 0) await pause(200);
  return {
    ...{ ctx, tenant, web, worker },
    stop: async () => {
      await Promise.all([web.stop(), worker.stop()]);
      await ctx.db.$disconnect();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
