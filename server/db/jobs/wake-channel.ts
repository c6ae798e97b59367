import { changeSql } from "@/server/db/run";
import type { Logger } from "@/server/kernel/logger";
import type { Tx } from "../client";
import { holdConnection } from "../connections/hold-connection";
import { joinWorkers, joinWorkersFirst } from "./worker-presence";

const CHANNEL = "homeward_work";

/** Tells worker processes that there may be work. Only a hint: a process that misses it finds the work by sweeping. */
export const announceWork = async (tx: Tx, names: readonly string[]): Promise<void> => {
  await changeSql(tx)`select pg_notify(${CHANNEL}, ${names.join(",")})`;
};

type Listening = { url: string; log: Logger; onWork: (names: readonly string[]) => void };

/**
 * Listens for announcements on a connection of its own, and makes a new one whenever it fails. The same connection
 * registers this process as a worker; before it starts, leases of dead workers are freed. Resolves once the first
 * connection is made or has failed; the returned function closes it.
 */
export const listenForWork = ({ url, log, onWork }: Listening): Promise<() => Promise<void>> => {
  let isFirst = true;
  return holdConnection({
    url,
    onConnected: async (client) => {
      // After that, this process is already working: a lease that it finds may be its own.
      const join = isFirst ? joinWorkersFirst : joinWorkers;
      isFirst = false;
      const freed = await join(client);
      if (freed > 0) log.warn({ freed }, "work that a process left when it died is done again");
      await client.query(`listen ${CHANNEL}`);
    },
    onNotification: (payload) => onWork(payload.split(",").filter((name) => name !== "")),
    onFailed: (error) => {
      // It is already working, by sweeps.
      isFirst = false;
      log.debug({ error: String(error) }, "announcements of work cannot be heard; sweeps find it");
    },
  });
};
