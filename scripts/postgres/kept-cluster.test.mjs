import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepCluster } from "./kept-cluster.mjs";

let folder;
let cluster;
let heard = () => undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "homeward-kept-"));
  const dir = join(folder, "postgres");
  cluster = await keepCluster({ dir, password: "kept", throwAway: true, say: (text) => heard(text) });
}, 60_000);
afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Kills the server and returns the messages about it. */
const kill = () =>
  new Promise((resolve) => {
    heard = resolve;
    process.kill(cluster.pid(), "SIGKILL");
  });

const query = async (text) => {
  const client = new pg.Client({ connectionString: cluster.url() });
  await client.connect();
  return client.query(text).finally(() => client.end());
};

test("restarts a killed PostgreSQL at its address, until it ends for the third time", async () => {
  const address = cluster.url();
  // Like a real cluster: a disposable one writes its log a moment after the commit.
  await query("set synchronous_commit = on; create table kept as select 1 as one");
  for (const _ of [1, 2]) {
    expect(await kill()).toMatch(/was restarted/);
    expect(cluster.url()).toBe(address);
    expect((await query("select one from kept")).rows).toEqual([{ one: 1 }]);
  }
  const ended = new Promise((resolve) => cluster.onExit(resolve));
  expect(await kill()).toMatch(/is not restarted: it ended 3 times/);
  await ended;
}, 120_000);
