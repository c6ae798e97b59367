import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "@/scripts/postgres/cluster.mjs";
import { pause } from "./lib-reliability";

const PASSWORD = "storm";

export type StormPostgres = { url: string; restartImmediately: () => Promise<void>; stop: () => Promise<void> };

/** A PostgreSQL that syncs its log to the disk as in production, behind an address that outlives its restarts. */
export const startStormPostgres = async (): Promise<StormPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), "homeward-storm-pg-"));
  const start = () => startCluster({ dir: join(folder, "postgres"), password: PASSWORD });
  let cluster = await start();
  const sockets = new Set<Socket>();
  const door = createServer((near) => {
    const far = connect(cluster.port, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  const inside = new URL(cluster.url());
  inside.port = String((door.address() as AddressInfo).port);
  return {
    url: inside.href,
    restartImmediately: async () => {
      // SIGQUIT is what `pg_ctl stop -m immediate` sends: no clean shutdown, recovery from the log at the next start.
      process.kill(cluster.pid, "SIGQUIT");
      while (isAlive(cluster.pid)) await pause(50);
      cluster = await start();
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      door.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
