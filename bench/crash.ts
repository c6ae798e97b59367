// crash: what was acknowledged survives SIGKILL of the server in the middle of writes, and its events arrive in order.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { checkEvents, checkReturns } from "./lib-crash-checks";
import { type Acknowledged, writeReturns } from "./lib-crash-client";
import { freePort, printTable, type RunningServer, startServer } from "./lib-server";

const KILLS = 5;
const WRITERS = 4;
/** Fewer would prove nothing. */
const FEWEST = 20;
/** Longer than a lease of a worker that was killed, and than the first wait after a failure. */
const DRAIN_MS = 150_000;

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
let state = seed;
/** A small generator of Lehmer's kind: the same seed gives the same nemesis. */
const random = (): number => {
  state = (state * 48_271 + 11) % 2_147_483_647;
  return state / 2_147_483_647;
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const receiver = await startWebhookReceiver();
const seen = new Set<string>();
const taken = new Set<string>();
receiver.behave(({ headers }) => {
  const id = headers["x-svc-event-id"] ?? "";
  const fails = !seen.has(id) && random() < 0.12;
  seen.add(id);
  if (!fails) taken.add(id);
  return { kind: "answer", status: fails ? 500 : 200 };
});

const place = { dataDir: mkdtempSync(join(tmpdir(), "homeward-crash-")), port: await freePort() };
console.log(`seed ${seed}, data in ${place.dataDir}`);
let server: RunningServer = await startServer(place);
const added = spawnSync("npm", ["run", "--silent", "svc", "--", "webhooks", "add", receiver.url, "--store", "demo"], {
  env: { ...process.env, DATA_DIR: place.dataDir, WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true" },
  encoding: "utf8",
});
if (added.status !== 0) throw new Error(added.stderr);

const acknowledged = new Map<string, Acknowledged>();
const stopping = new AbortController();
const client = { baseUrl: server.baseUrl, demo: server.demo, acknowledged, signal: stopping.signal };
const writers = Array.from({ length: WRITERS }, (_, index) => writeReturns(client, index));
for (let kill = 1; kill <= KILLS; kill += 1) {
  await wait(6_000 + random() * 6_000);
  const ended = new Promise((resolve) => server.child.once("exit", resolve));
  server.child.kill("SIGKILL");
  await ended;
  server = await startServer(place);
  console.log(`killed ${kill} of ${KILLS}, ready again after ${(server.readyMs / 1000).toFixed(1)} s`);
}
await wait(3_000);
stopping.abort();
const failures = (await Promise.all(writers)).reduce((sum, count) => sum + count, 0);

const returns = await checkReturns(server, acknowledged);
const giveUpAt = Date.now() + DRAIN_MS;
let events = checkEvents({ requests: receiver.requests, taken, expected: returns.expected });
while (events.missing.length > 0 && Date.now() < giveUpAt) {
  await wait(1_000);
  events = checkEvents({ requests: receiver.requests, taken, expected: returns.expected });
}
await server.stop();
await receiver.close();
const isDatabaseGone = !isAlive(Number(/^\d+/.exec(postmasterPid())?.[0] ?? 0));
printTable([
  ["what", "measured", "promised"],
  ["returns acknowledged", String(acknowledged.size), `at least ${FEWEST}`],
  ["calls that the kills cut off", String(failures), ""],
  ["acknowledged changes that are not there", String(returns.lost.length), "0"],
  ["events expected", String(returns.expected.size === 0 ? 0 : events.expected), ""],
  ["events never acknowledged by the receiver", String(events.missing.length), "0"],
  ["events for states that the database does not have", String(events.ghosts.length), "0"],
  ["events out of order per return", String(events.inversions.length), "0"],
  ["events whose bytes differ between attempts", String(events.changed.length), "0"],
  ["database ended with the server", isDatabaseGone ? "yes" : "no", "yes"],
]);
for (const line of [...returns.lost, ...events.missing, ...events.ghosts, ...events.inversions].slice(0, 20))
  console.log(line);
const violations = [returns.lost, events.missing, events.ghosts, events.inversions, events.changed].flat();
rmSync(place.dataDir, { recursive: true, force: true });
process.exit(violations.length === 0 && acknowledged.size >= FEWEST && isDatabaseGone ? 0 : 1);

function postmasterPid(): string {
  try {
    return readFileSync(join(place.dataDir, "postgres", "postmaster.pid"), "utf8");
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
