import type pg from "pg";
import { createFairShare, type FairShare } from "@/server/kernel/fair-share";
import { Problem } from "@/server/kernel/problem";
import { workOwner } from "@/server/kernel/work-owner";

/** Shorter than a transaction waits for its start, so that no transaction begins for a caller that has given up. */
const WAIT_MS = 4_500;

const refusal = (): Problem =>
  new Problem("UNAVAILABLE", "Too many requests are waiting for the database. Try again in a few seconds.", {
    retryAfterSeconds: 2,
    isOfDatabase: true,
  });

/**
 * Makes a pool hand out its connections fairly: one tenant never holds all of them, however many of its calls wait for a
 * lock. The connections of the service itself count as nobody's.
 * @returns the number of calls that wait for their share
 */
export const shareConnections = (pool: pg.Pool): Pick<FairShare, "waiting"> => {
  const share = createFairShare({ places: pool.options.max, waitMs: WAIT_MS });
  const connect = pool.connect.bind(pool);
  const enter = (done: Done): void =>
    share.enter(workOwner()?.groupId ?? null, {
      start: (leave) =>
        connect((error, client, release) => {
          if (client === undefined) leave();
          else leaveOnRelease(client, leave);
          done(error, client, client?.release ?? release);
        }),
      refuse: () => done(refusal(), undefined, () => undefined),
    });
  pool.connect = ((done?: Done) => (done === undefined ? promised(enter) : enter(done))) as typeof pool.connect;
  return share;
};

type Done = Parameters<pg.Pool["connect"]>[0];

const leaveOnRelease = (client: pg.PoolClient, leave: () => void): void => {
  const release = client.release.bind(client);
  client.release = (error) => {
    release(error);
    leave();
  };
};

const promised = (enter: (done: Done) => void): Promise<pg.PoolClient> =>
  new Promise((resolve, reject) => enter((error, client) => (client === undefined ? reject(error) : resolve(client))));
