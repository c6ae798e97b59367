import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CRASH_ACTS, type CrashAct } from "@/test/crash/crash-acts";
import { createCrashContext } from "@/test/crash/crash-context";
import { CRASH_POINTS, CRASH_WORDS, type CrashPoint } from "@/test/crash/crash-points";
import { makeDue } from "@/test/crash/crash-steps";
import { killWorker } from "@/test/crash/crash-worker";
import { doneFor, sentFor, told } from "@/test/crash/told";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import type { Tenant } from "@/test/factories";
import { completeReturn } from "../returns/complete-return";
import { runDueActivities } from "./run-due-activities";

const HOOK_TIMEOUT_MS = 240_000;
/** Work plans more work: nothing is left after a few rounds. */
const ROUNDS = 6;

/** One return for each act and crash point, and one whose worker never died. */
type Scene = { act: CrashAct; point: CrashPoint | null; tenant: Tenant; id: string };
type AfterCrash = { state: string; attempts: number; isLeased: boolean; done: number; sent: number };

let database: TestDatabase;
let directory: string;
let ctx: ReturnType<typeof createCrashContext>;
const now = new Date().toISOString();
const scenes: Scene[] = [];
const afterCrash = new Map<string, AfterCrash>();

const pointsOf = ({ hasPartner }: CrashAct): CrashPoint[] =>
  CRASH_POINTS.filter((point) => hasPartner || point !== "DONE_UNANSWERED");
const ROWS = CRASH_ACTS.flatMap((act) => pointsOf(act).map((point) => ({ act, point })));

beforeAll(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(join(tmpdir(), "homeward-crash-"));
  ctx = createCrashContext({ url: database.url, directory, now }, async () => undefined);
  for (const act of CRASH_ACTS) {
    const { tenant, make } = await act.open(ctx);
    for (const point of [null, ...pointsOf(act)]) scenes.push({ act, point, tenant, id: await make() });
  }
  for (const point of CRASH_POINTS) await killAt(point);
  for (const { act, tenant, id } of scenes) if (act.activity === null) await confirm(tenant, id);
  const processIds = scenes.map(({ id }) => id);
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeDue(ctx, { processIds });
    await runDueActivities(ctx);
  }
}, HOOK_TIMEOUT_MS);

afterAll(async () => {
  await ctx.close();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

const confirm = (tenant: Tenant, returnId: string) =>
  completeReturn(ctx, { actor: tenant.actor, returnId, quoteId: "" });

/** One process runs everything that is to die at this point, and dies when all of it has reached the point. */
const killAt = async (point: CrashPoint): Promise<void> => {
  const dying = scenes.filter((scene) => scene.point === point);
  await makeDue(ctx, { processIds: [] });
  for (const { act, id } of dying) if (act.activity !== null) await bringDue(id, act.activity);
  const confirmations = dying.flatMap(({ act, tenant, id }) =>
    act.activity === null ? [{ groupId: tenant.groupId, returnId: id }] : [],
  );
  const expected = dying.length;
  await killWorker({ url: database.url, directory, now, point, expected, work: "ACTIVITIES", confirmations });
  for (const { id, act } of dying) afterCrash.set(id, await look(id, act));
};

const bringDue = async (id: string, { name, leg }: NonNullable<CrashAct["activity"]>): Promise<void> => {
  const { count } = await ctx.db.activity.updateMany({
    where: { processId: id, name, leg, state: "PENDING" },
    data: { dueAt: new Date(0) },
  });
  if (count !== 1) throw new Error(`${count} activities of ${id} are called ${name} ${leg ?? ""}.`);
};

const look = async (id: string, { activity }: CrashAct): Promise<AfterCrash> => {
  const row =
    activity === null
      ? await ctx.db.activity.findFirst({ where: { processId: id, name: "CREATE_LOGISTIC_ORDER" } })
      : await ctx.db.activity.findFirst({ where: { processId: id, ...activity, attempts: { gt: 0 } } });
  const ledger = ctx.callLedger.read();
  return {
    state: row?.state ?? "",
    attempts: row?.attempts ?? 0,
    isLeased: row?.leaseUntil !== null && row !== null,
    done: doneFor(ledger, id).length,
    sent: sentFor(ledger, id).size,
  };
};

const twinOf = ({ act }: Pick<Scene, "act">): Scene => {
  const twin = scenes.find((scene) => scene.act === act && scene.point === null);
  if (twin === undefined) throw new Error(`There is no return with ${act.words} that nobody disturbed.`);
  return twin;
};

const scenarios = ROWS.map(
  (row) => [`${row.act.words}, when the worker is killed that ${CRASH_WORDS[row.point]}`, row] as const,
);

test.each(scenarios)("runs once and completes the return: %s", async (_, { act, point }) => {
  const scene = scenes.find((one) => one.act === act && one.point === point);
  if (scene === undefined) throw new Error("This return was not made.");
  const { id, tenant } = scene;
  const twin = twinOf(scene);
  const crashed = afterCrash.get(id);
  const isStored = point === "STORED";
  if (act.activity === null) expect(crashed?.state).toBe(isStored ? "DONE" : "");
  else expect(crashed).toMatchObject({ state: isStored ? "DONE" : "PENDING", attempts: 1, isLeased: !isStored });

  const ledger = ctx.callLedger.read();
  const [was, is] = [await told(ctx, twin.tenant, twin.id), await told(ctx, tenant, id)];
  expect(is).toEqual(was);
  expect(doneFor(ledger, id)).toEqual(doneFor(ledger, twin.id));
  expect(new Set(is.sequences).size).toBe(is.sequences.length);
  expect(await ctx.db.activity.count({ where: { processId: id, state: "PENDING" } })).toBe(0);

  const [mails, twinMails] = [sentFor(ledger, id), sentFor(ledger, twin.id)];
  expect(mails.size).toBe(twinMails.size);
  const isSentAgain = isMail(act) && (point === "DONE_UNANSWERED" || point === "ANSWERED_UNSTORED");
  expect([...mails.values()].filter((times) => times > 1)).toEqual(isSentAgain ? [2] : []);
});

const isMail = ({ activity }: CrashAct): boolean =>
  activity?.name === "NOTIFY_SHOPPER" || activity?.name === "AUTHORIZATION";

test("leaves nothing done if the worker died before its request, and the effect if it died after", () => {
  const partnered = scenes.filter(({ act, point }) => act.hasPartner && act.activity !== null && point !== null);
  for (const { act, point, id } of partnered) {
    const unasked = partnered.find((one) => one.act === act && one.point === "BEFORE_ASKING");
    // Its label, or its twin in the shop, may have been made before.
    const earlier = doneBy(act, afterCrash.get(unasked?.id ?? ""));
    expect(doneBy(act, afterCrash.get(id)), `${act.words}, ${point}`).toBe(
      point === "BEFORE_ASKING" ? earlier : earlier + 1,
    );
  }
});

const doneBy = (act: CrashAct, crashed: AfterCrash | undefined): number =>
  (isMail(act) ? crashed?.sent : crashed?.done) ?? 0;

test("moves each unit out of or into stock once", async () => {
  for (const [words, platformVariantId, change] of [
    ["an order of new items", "L", -1],
    ["a piece back on the shelf", "M", 1],
  ] as const) {
    const own = scenes.filter(({ act }) => act.words === words);
    const { groupId } = own[0]?.tenant ?? { groupId: "" };
    const variant = await ctx.db.variant.findFirst({ where: { groupId, platformVariantId } });
    const before = change > 0 ? 5 : 50;
    expect(variant?.stock, words).toBe(before + change * own.length);
    expect(await ctx.db.stockReservation.count({ where: { groupId, releasedAt: null } })).toBe(0);
  }
});
