import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TimerKind } from "@/contract/vocabulary/timer";
import { Prisma } from "@/server/db/generated/client";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { createCrashContext } from "@/test/crash/crash-context";
import { CRASH_WORDS, type CrashPoint } from "@/test/crash/crash-points";
import { bringIn, makeDue, move } from "@/test/crash/crash-steps";
import { killWorker } from "@/test/crash/crash-worker";
import { sentFor, told } from "@/test/crash/told";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { runDueActivities } from "../activities/run-due-activities";
import { runDueTimers } from "./run-due-timers";

const HOOK_TIMEOUT_MS = 180_000;
const ROUNDS = 4;

const NO_LABELS: Partial<ReturnPolicy> = { skipWorkflowActivities: ["CREATE_LOGISTIC_ORDER"] };
const KINDS: Partial<Record<TimerKind, Partial<ReturnPolicy>>> = {
  NOT_SENT_IN_TIME: NO_LABELS,
  SEND_REMINDER_3: NO_LABELS,
  REVIEW_AUTO_COMPLETE: { ...NO_LABELS, reviewAutoCompleteDays: 2 },
  AUTHORIZATION_REMINDER: { ...NO_LABELS, requireAuthorization: { isAlways: true, options: [] } },
};
const TIMERS = Object.keys(KINDS) as TimerKind[];

/** A worker that dies at once has claimed all four; the others die at the one they fire. */
const DEATHS: { point: CrashPoint; kinds: readonly TimerKind[] }[] = [
  { point: "BEFORE_ASKING", kinds: TIMERS },
  { point: "ANSWERED_UNSTORED", kinds: ["NOT_SENT_IN_TIME"] },
  { point: "ANSWERED_UNSTORED", kinds: ["REVIEW_AUTO_COMPLETE"] },
  { point: "STORED", kinds: ["REVIEW_AUTO_COMPLETE"] },
  { point: "STORED", kinds: ["SEND_REMINDER_3"] },
];

type Scene = { death: (typeof DEATHS)[number] | null; kind: TimerKind; tenant: Tenant; id: string };

let database: TestDatabase;
let directory: string;
let ctx: ReturnType<typeof createCrashContext>;
const now = new Date().toISOString();
const scenes: Scene[] = [];
const afterCrash = new Map<string, { state: string; isLeased: boolean }>();

beforeAll(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(join(tmpdir(), "homeward-crash-"));
  ctx = createCrashContext({ url: database.url, directory, now }, async () => undefined);
  for (const kind of TIMERS) {
    const tenant = await createTenant(ctx, {
      store: { policy: KINDS[kind] ?? {}, config: { contactEmail: "a@b.example" } },
    });
    for (const death of [null, ...DEATHS.filter(({ kinds }) => kinds.includes(kind))])
      scenes.push({ death, kind, tenant, id: await make(tenant, kind) });
  }
  for (const death of DEATHS) await killAt(death);
  await setDue(scenes);
  for (let round = 0; round < ROUNDS; round += 1) {
    await runDueTimers(ctx);
    await makeDue(ctx, { processIds: scenes.map(({ id }) => id) });
    await runDueActivities(ctx);
  }
}, HOOK_TIMEOUT_MS);

afterAll(async () => {
  await ctx.close();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

const make = async (tenant: Tenant, kind: TimerKind): Promise<string> => {
  const order = await createOrder(ctx, tenant);
  // An imported return is already approved.
  if (kind === "AUTHORIZATION_REMINDER") return (await createReturn(ctx, tenant, { order })).id;
  const id = await bringIn(ctx, tenant, order);
  if (kind === "REVIEW_AUTO_COMPLETE") await move(ctx, tenant, id, "ARRIVE");
  return id;
};

/** Makes these timers due and unclaimed: time passes only in the database. */
const setDue = async (due: readonly Scene[]): Promise<void> => {
  for (const { id, kind } of due)
    await ctx.db.$executeRaw(Prisma.sql`
      update timers set due_at = now() - interval '1 second', lease_until = null
      where process_id = ${id} and kind::text = ${kind} and state = 'PENDING'`);
};

const killAt = async (death: (typeof DEATHS)[number]): Promise<void> => {
  const { point } = death;
  const own = scenes.filter((scene) => scene.death === death);
  await setDue(own);
  await killWorker({ url: database.url, directory, now, point, expected: 1, work: "TIMERS", confirmations: [] });
  for (const { id, kind } of own) {
    const row = await ctx.db.timer.findFirst({ where: { processId: id, kind } });
    afterCrash.set(id, { state: row?.state ?? "", isLeased: row !== null && row.leaseUntil !== null });
  }
};

const ROWS = DEATHS.flatMap((death) =>
  death.kinds.map(
    (kind) => [`${kind}, when the worker is killed that ${CRASH_WORDS[death.point]}`, { death, kind }] as const,
  ),
);

test.each(ROWS)("fires once and completes the return: %s", async (_, { death, kind }) => {
  const scene = scenes.find((one) => one.death === death && one.kind === kind);
  const twin = scenes.find((one) => one.death === null && one.kind === kind);
  if (scene === undefined || twin === undefined) throw new Error("This return was not made.");
  const isFired = death.point === "STORED";
  expect(afterCrash.get(scene.id)).toEqual({ state: isFired ? "FIRED" : "PENDING", isLeased: !isFired });

  const [was, is] = [await told(ctx, twin.tenant, twin.id), await told(ctx, scene.tenant, scene.id)];
  expect(is).toEqual(was);
  expect(is.timers).toContain(`${kind} FIRED`);
  expect(is.activities.filter((activity) => activity.includes(" PENDING "))).toEqual([]);
  const ledger = ctx.callLedger.read();
  expect([...sentFor(ledger, scene.id).values()]).toEqual([...sentFor(ledger, twin.id).values()]);
});

test("loses no timer: only those that aren't due yet are left", async () => {
  const waiting = await ctx.db.timer.findMany({ where: { state: "PENDING" }, select: { dueAt: true, kind: true } });
  expect(waiting.filter(({ dueAt }) => dueAt.getTime() <= Date.now())).toEqual([]);
  expect(new Set(waiting.map(({ kind }) => kind))).toEqual(new Set(["NOT_SENT_IN_TIME", "SEND_REMINDER_1"]));
});
