// keys: R17 of docs/reliability.md. Many identical requests at once to two web processes, and one that is killed
// between its commit and its response.
import pg from "pg";
import { createOrder, createTenant, type Tenant } from "@/test/factories";
import { type Cluster, startWebCluster } from "./lib-cluster";
import { pause, recordRows } from "./lib-reliability";

const ROUNDS = 20;
const AT_ONCE = 50;
const KILLS = 3;
/** A dead process is detected after three seconds, and callers get a whole number of seconds to wait. */
const MOST_WAITED_MS = 5_000;
/** How long a response waits to be stored, unless its process is killed before. */
const HELD_SECONDS = 60;

const cluster = await startWebCluster(2, { ADMIN_REQUESTS_PER_SECOND: "100000", ADMIN_REQUEST_BURST: "100000" });
const database = new pg.Client({ connectionString: cluster.databaseUrl });
await database.connect();

type Sent = { status: number; text: string; isReplay: boolean; retryAfter: number };
type Call = { tenant: Tenant; key: string; body: object };

const send = async ({ baseUrl }: Cluster["servers"][number], { tenant, key, body }: Call): Promise<Sent> => {
  const response = await fetch(`${baseUrl}/v1/public/returns/${tenant.store.id}/import_return`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-svc-api-key": tenant.apiKey, "idempotency-key": key },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    text: await response.text(),
    isReplay: response.headers.get("idempotent-replayed") === "true",
    retryAfter: Number(response.headers.get("retry-after")),
  };
};

const serverAt = (turn: number) => {
  const server = cluster.servers[turn % cluster.servers.length];
  if (server === undefined) throw new Error("There is no server.");
  return server;
};

const newCall = async (tenant: Tenant, key: string) => {
  const order = await createOrder(cluster.ctx, tenant);
  const line = { line_item_id: order.lines[0]?.platformLineItemId, product_return_reason: "TOO_SMALL", quantity: 1 };
  const body = { customer_printed_order_id: order.name, email: order.email, line_items: [line] };
  return { order, call: { tenant, key, body } };
};

/** As the responses request: retries after the given time until there is one. */
const insist = async (server: Cluster["servers"][number], call: Call): Promise<Sent & { waitedMs: number }> => {
  const since = performance.now();
  for (;;) {
    const sent = await send(server, call);
    if (sent.status !== 409) return { ...sent, waitedMs: performance.now() - since };
    await pause(sent.retryAfter * 1_000);
  }
};

const returnsOf = (orderId: string) => cluster.ctx.db.returnProcess.count({ where: { orderId } });

/** Identical requests at once; returns what is wrong with one round, or nothing. */
const race = async (tenant: Tenant, round: number): Promise<string[]> => {
  const { order, call } = await newCall(tenant, `race-${round}`);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => send(serverAt(turn), call)));
  const last = await insist(serverAt(round), call);
  const bodies = new Set([...answers, last].filter(({ status }) => status === 200).map(({ text }) => text));
  const other = await send(serverAt(round), { ...call, body: { ...call.body, email: "else@example.com" } });
  const effects = await returnsOf(order.id);
  return [
    ...(effects === 1 ? [] : [`${effects} effects`]),
    ...(bodies.size === 1 ? [] : [`${bodies.size} bodies`]),
    ...(answers.every(({ status }) => status === 200 || status === 409) ? [] : ["an answer that is neither"]),
    ...(last.isReplay ? [] : ["no replay"]),
    ...(other.status === 422 ? [] : [`${other.status} for another body`]),
  ];
};

/** One call whose process is killed when its work is committed and its response isn't stored yet. */
const kill = async (tenant: Tenant, round: number): Promise<{ wrong: string[]; waitedMs: number }> => {
  const { order, call } = await newCall(tenant, `killed-${round}`);
  await database.query(`
    create or replace function hold_answer() returns trigger language plpgsql as $$ begin
      if new.status is not null then perform pg_sleep(${HELD_SECONDS}); end if; return new; end $$;
    create trigger hold_answer before update on idempotency_records for each row execute function hold_answer()`);
  const victim = serverAt(0);
  const cutOff = send(victim, call).then(
    () => "the killed process answered",
    () => null,
  );
  const effectsThen = await untilHeld(order.id);
  victim.child.kill("SIGKILL");
  const answered = await cutOff;
  await database.query("select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'");
  await database.query("drop trigger hold_answer on idempotency_records");
  const again = await insist(serverAt(1), call);
  const replay = await send(serverAt(1), call);
  const effects = await returnsOf(order.id);
  cluster.servers.splice(0, 1);
  await cluster.startAnother();
  const wrong = [
    ...(effectsThen === 1 ? [] : [`${effectsThen} effects at the kill`]),
    ...(answered === null ? [] : [answered]),
    ...(effects === 1 ? [] : [`${effects} effects`]),
    ...(again.status === 200 ? [] : [`${again.status}: ${again.text}`]),
    ...(again.waitedMs <= MOST_WAITED_MS ? [] : [`an answer after ${Math.round(again.waitedMs)} ms only`]),
    ...(replay.isReplay && replay.text === again.text ? [] : ["another answer the second time"]),
  ];
  return { wrong, waitedMs: again.waitedMs };
};

const untilHeld = async (orderId: string): Promise<number> => {
  for (;;) {
    const { rows } = await database.query("select 1 from pg_stat_activity where wait_event = 'PgSleep'");
    if (rows.length > 0) return returnsOf(orderId);
    await pause(20);
  }
};

try {
  const tenant = await createTenant(cluster.ctx);
  const races: string[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) races.push(await race(tenant, round));
  const kills: { wrong: string[]; waitedMs: number }[] = [];
  for (let round = 0; round < KILLS; round += 1) kills.push(await kill(tenant, round));
  const wrong = [...races.flat(), ...kills.flatMap((one) => one.wrong)];
  const waits = kills.map(({ waitedMs }) => `${(waitedMs / 1000).toFixed(1)} s`).join(", ");
  const fine = (of: readonly { length: number }[]) => of.filter(({ length }) => length === 0).length;
  const isKept = recordRows("keys", [
    {
      id: "R17",
      promise:
        "One effect and one response per Idempotency-Key, across processes and kills; after a kill, the response is available within 5 s",
      reached: `${fine(races)} of ${ROUNDS} rounds of ${AT_ONCE} concurrent requests to 2 processes; ${fine(kills.map((one) => one.wrong))} of ${KILLS} SIGKILLs between commit and response, then repeated: one effect and its response after ${waits}${wrong.length === 0 ? "" : `; ${wrong.join(", ")}`}`,
      isKept: wrong.length === 0,
    },
  ]);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await database.end();
  await cluster.stop();
}
