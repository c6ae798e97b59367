import fc from "fast-check";
import { expect } from "vitest";
import { TIMER_KINDS, type TimerKind } from "@/contract/vocabulary/timer";
import { Prisma } from "@/server/db/generated/client";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { runDueTimers } from "@/server/services/timers/run-due-timers";
import { type Choice, type Command, command, isRare, often, pick, returnOf } from "./command";
import { fireTimer } from "./model-acts";
import { ANSWERS, type Answer, type Script, WILLING, WorkerDied } from "./model-desk";
import { compare, type Real } from "./model-scene";
import { isAtWork, killWith, workOn } from "./model-work";
import { NAMES, waitingTimers } from "./model-workflow";
import { ACT_KINDS, type ActKind, type Model, type ModelReturn } from "./return-model";

const NEVER = new Date("2100-01-01");
const LONG_AGO = new Date(0);
/** The attempt after this many is the last one. */
const ALMOST = 5;

const idsOf = ({ returns }: Model): string[] => returns.map(({ id }) => id);

/** Only these are due. Whoever had claimed them is dead. */
const setDue = async ({ ctx }: Real, processIds: string[], activityIds: string[]): Promise<void> => {
  await ctx.db.activity.updateMany({
    where: { processId: { in: processIds }, state: "PENDING" },
    data: { dueAt: NEVER },
  });
  await ctx.db.activity.updateMany({
    where: { id: { in: activityIds }, state: "PENDING" },
    data: { dueAt: LONG_AGO, leaseUntil: null },
  });
};

/** Kind by kind, emails last; activities planned meanwhile run immediately. */
export const workReal = async (real: Real, model: Model, script: Script, isLast: boolean): Promise<void> => {
  const { ctx, partners } = real;
  const processIds = idsOf(model);
  const waiting = { processId: { in: processIds }, state: "PENDING" as const };
  const rows = await ctx.db.activity.findMany({ where: waiting, select: { id: true, name: true } });
  await ctx.db.activity.updateMany({
    where: waiting,
    data: { dueAt: NEVER, leaseUntil: null, ...(isLast ? { attempts: ALMOST } : {}) },
  });
  for (const name of [...ACT_KINDS.map((kind) => NAMES[kind]), "NOTIFY_SHOPPER"]) {
    const ids = rows.flatMap((row) => (row.name === name ? [row.id] : []));
    if (ids.length === 0) continue;
    await ctx.db.activity.updateMany({ where: { id: { in: ids }, state: "PENDING" }, data: { dueAt: LONG_AGO } });
    await partners.answering(script, () => Promise.all([runDueActivities(ctx), runDueActivities(ctx)]));
  }
};

const work = (script: Script, isLast: boolean): Command => {
  const told = Object.entries(script).flatMap(([who, how]) => (how === "OK" ? [] : [`${who} ${how}`]));
  return command(`work(${[...told, ...(isLast ? ["for the last time"] : [])].join(", ")})`, async (model, real) => {
    workOn(model, { script, isLast });
    await workReal(real, model, script, isLast);
    for (const it of model.returns) await compare(real, it);
  });
};

/** The same context for a worker that writes nothing once it is dead. */
const mortal = ({ ctx }: Real) => {
  let isDead = false;
  const db = new Proxy(ctx.db, {
    get: (target, name) => {
      if (isDead) throw new WorkerDied();
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    ctx: { ...ctx, db },
    die: () => {
      isDead = true;
    },
  };
};

/** One of the kinds for which a worker would call a partner. */
const kindToKill = (model: Model, pick: Choice): { it: ModelReturn; kind: ActKind } | null => {
  const it = returnOf(model, pick);
  const kinds = it === undefined ? [] : ACT_KINDS.filter((kind) => isAtWork(it, kind));
  const kind = kinds[pick.nth % Math.max(1, kinds.length)];
  return it === undefined || kind === undefined ? null : { it, kind };
};

const kill = (pick: Choice, when: "BEFORE" | "AFTER"): Command => ({
  check: (model) => kindToKill(model, pick) !== null,
  toString: () => `kill ${when === "BEFORE" ? "before" : "after"} the partner did it #${pick.which}.${pick.nth}`,
  run: async (model, real) => {
    const victim = kindToKill(model, pick);
    if (victim === null) return;
    const { it, kind } = victim;
    killWith(it, kind, when);
    const rows = await real.ctx.db.activity.findMany({
      where: { processId: it.id, name: NAMES[kind], state: "PENDING" },
    });
    expect(rows).toHaveLength(1);
    await setDue(real, idsOf(model), [rows[0]?.id ?? ""]);
    const worker = mortal(real);
    const died = real.partners.dying(when, worker.die, () => runDueActivities(worker.ctx));
    await expect(died).rejects.toThrow(WorkerDied);
    await compare(real, it);
  },
});

const timerOf = (it: ModelReturn, pick: Choice): TimerKind => {
  const waiting = isRare(pick) ? [] : waitingTimers(it);
  const kinds = waiting.length === 0 ? TIMER_KINDS : waiting;
  return kinds[pick.nth % kinds.length] ?? "NOT_SENT_IN_TIME";
};

/** One timer is due, by the database's clock; two schedulers process it. */
const fire = (pick: Choice): Command => ({
  check: (model) => {
    const it = returnOf(model, pick);
    return it !== undefined && (isRare(pick) || waitingTimers(it).length > 0);
  },
  toString: () => `fire #${pick.which}.${pick.nth}`,
  run: async (model, real) => {
    const { ctx } = real;
    const it = returnOf(model, pick);
    if (it === undefined) return;
    const kind = timerOf(it, pick);
    fireTimer(it, kind);
    await ctx.db.$executeRaw(Prisma.sql`
      update timers set lease_until = null,
        due_at = case when process_id = ${it.id} and kind::text = ${kind} then now() - interval '1 second' else '2100-01-01'::timestamptz end
      where state = 'PENDING' and (process_id = ${it.id} or due_at <= now())`);
    await Promise.all([runDueTimers(ctx), runDueTimers(ctx)]);
    await compare(real, it);
  },
});

const step = (hours: number): Command =>
  command(`clock +${hours} h`, async (_, { ctx }) => ctx.clock.advance(hours * 3_600_000));

const answer = fc.constantFrom<Answer>("OK", "OK", ...ANSWERS);
const script = fc.record<Script>({ carrier: answer, payments: answer, shop: answer, mail: answer });

export const WORK_COMMANDS: fc.Arbitrary<Command>[] = [
  ...often(2, fc.constant(work(WILLING, false))),
  ...often(
    4,
    fc.tuple(script, fc.boolean()).map((args) => work(...args)),
  ),
  ...often(
    3,
    fc.tuple(pick, fc.constantFrom("BEFORE" as const, "AFTER" as const, "AFTER" as const)).map((args) => kill(...args)),
  ),
  ...often(2, pick.map(fire)),
  fc.integer({ min: 1, max: 12 }).map(step),
  // Longer than providers remember idempotency keys.
  fc.constant(step(25)),
];
