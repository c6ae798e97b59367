import { changeSql } from "@/server/db/run";
import type { Logger } from "@/server/kernel/logger";
import type { Tx } from "../client";
import { holdConnection } from "../connections/hold-connection";
import { joinWorkers, joinWorkersFirst } from "./worker-presence";

const CHANNEL = "homeward_work";

/** Tells the processes that do work that there may be some. A hint: who does not hear it finds the work by sweeping. */
export const announceWork = async (tx: Tx, names: readonly string[]): Promise<void> => {
  await changeSql(tx)`select pg_notify(${CHANNEL}, ${names.join(",")})`;
};

type Listening = { url: string; log: Logger; onWork: (names: readonly string[]) => void };

/**
 * Hears announcements over a connection of its own, and makes a new one whenever it breaks. The same connection says that
 * this process does work; before it does any, what dead ones held is freed. Resolves once the first connection is made or
 * has failed; the answer ends it.
 */
export const listenForWork = ({ url, log, onWork }: Listening): Promise<() => Promise<void>> => {
  let isFirst = true;
  return holdConnection({
    url,
    onConnected: async (client) => {
      // Later this process works already: what it finds held may be its own.
      const join = isFirst ? joinWorkersFirst : joinWorkers;
      isFirst = false;
      const freed = await join(client);
      if (freed > 0) log.warn({ freed }, "work that a process left when it died is done again");
      await client.query(`listen ${CHANNEL}`);
    },
    onNotification: (payload) => onWork(payload.split(",").filter((name) => name !== "")),
    onFailed: (error) => {
      // It works already, by sweeps.
      isFirst = false;
      log.debug({ error: String(error) }, "announcements of work cannot be heard; sweeps find it");
    },
  });
};
