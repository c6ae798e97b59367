import pg from "pg";
import type { Logger } from "@/server/kernel/logger";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { joinWorkers, joinWorkersFirst } from "./worker-presence";

const CHANNEL = "homeward_work";
/** The sweeps go on meanwhile: nobody is in a hurry. */
const RECONNECT_MS = 1_000;

/** Tells the processes that do work that there may be some. A hint: who does not hear it finds the work by sweeping. */
export const announceWork = async (tx: Tx, names: readonly string[]): Promise<void> => {
  await tx.$executeRaw(Prisma.sql`select pg_notify(${CHANNEL}, ${names.join(",")})`);
};

/**
 * Hears announcements over a connection of its own, and makes a new one whenever it breaks. The same connection says that
 * this process does work; before it does any, what dead ones held is freed. Resolves once the first connection is made or
 * has failed; the answer ends it.
 */
export const listenForWork = async ({
  url,
  log,
  onWork,
}: {
  url: string;
  log: Logger;
  onWork: (names: readonly string[]) => void;
}): Promise<() => Promise<void>> => {
  let isEnded = false;
  let isFirst = true;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const reconnect = (lost: pg.Client) => {
    if (isEnded || lost !== client) return;
    client = null;
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), RECONNECT_MS);
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    client = fresh;
    fresh.on("error", () => reconnect(fresh));
    fresh.on("end", () => reconnect(fresh));
    fresh.on("notification", ({ payload = "" }) => onWork(payload.split(",").filter((name) => name !== "")));
    // Later this process works already: what it finds held may be its own.
    const join = isFirst ? joinWorkersFirst : joinWorkers;
    isFirst = false;
    try {
      await fresh.connect();
      const freed = await join(fresh);
      if (freed > 0) log.warn({ freed }, "work that a process left when it died is done again");
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      log.debug({ error: String(error) }, "announcements of work cannot be heard; sweeps find it");
      reconnect(fresh);
    }
  };

  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
};
