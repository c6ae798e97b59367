import type { ServiceContext } from "@/server/services/context";
import { createTestContext } from "@/test/context";
import { buildTemplate, databaseUrl } from "@/test/template";
import { startTemporaryCluster } from "../scripts/postgres/temporary.mjs";
import { type RunningServer, startServer } from "./lib-server";

export type Cluster = {
  /** Web processes on one database, each with its own port. */
  servers: RunningServer[];
  /** With the same database and secrets, for preparing data and checking results. */
  ctx: ServiceContext;
  databaseUrl: string;
  /** One more process, for example to replace a killed one. */
  startAnother: () => Promise<RunningServer>;
  stop: () => Promise<void>;
};

/** A temporary database with as many production servers as requested. */
export const startWebCluster = async (processes: number, env: Record<string, string> = {}): Promise<Cluster> => {
  const postgres = await startTemporaryCluster();
  const url = databaseUrl(postgres.url(), await buildTemplate(postgres.url()));
  const seeding = createTestContext({ url, connections: 6 });
  const ctx = { ...seeding, clock: { now: () => new Date() } };
  const servers: RunningServer[] = [];
  const startAnother = async () => {
    const server = await startServer({ env: { DATABASE_URL: url, HOMEWARD_SECRET: ctx.env.HOMEWARD_SECRET, ...env } });
    servers.push(server);
    return server;
  };
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await seeding.close();
    await postgres.stop();
  };
  try {
    // One after the other: the first one builds the pages if needed.
    for (let one = 0; one < processes; one += 1) await startAnother();
  } catch (error) {
    await stop();
    throw error;
  }
  return { servers, ctx, databaseUrl: url, startAnother, stop };
};
