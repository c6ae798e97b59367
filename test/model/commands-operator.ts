import fc from "fast-check";
import { completeByHand } from "@/server/services/activities/resolve-manually";
import { retryActivity } from "@/server/services/activities/retry-activity";
import { patchProcess } from "@/server/services/patches/patch-process";
import { giveUpProcess } from "@/server/services/processes/close-as-failed";
import { releaseHold } from "@/server/services/processes/release-hold";
import { type Choice, type Command, isRare, often, onReturn, pick } from "./command";
import { cancelReturn, giveUpReturn } from "./model-acts";
import { byHandReturn, holdReturn, releaseReturn, resumeReturn, retryReturn } from "./model-operator";
import type { Real } from "./model-scene";
import { NAMES, unitsToOrder } from "./model-workflow";
import { ACT_KINDS, type ActKind, type ModelReturn, type Outcome } from "./return-model";

const operatorModel = (it: ModelReturn, change: "CANCEL" | "HOLD" | "RESUME"): Outcome => {
  if (change === "CANCEL") return cancelReturn(it, "OPERATOR");
  return change === "HOLD" ? holdReturn(it) : resumeReturn(it);
};

const operator = (pick: Choice, change: "CANCEL" | "HOLD" | "RESUME"): Command =>
  onReturn(`patch(${change})`, pick, {
    isPossible: (it) => isRare(pick) || (change === "RESUME" && it.status === "ON_HOLD"),
    model: (it) => operatorModel(it, change),
    real: ({ ctx, tenant: { actor } }, { id: processId }) =>
      patchProcess(ctx, { actor, processId, patch: { kind: change, reason: "Because" }, note: "", user: "" }),
  });

/** The activity of this kind that is held; otherwise one that isn't. */
const activityOf = async ({ ctx }: Real, processId: string, kind: ActKind): Promise<string> => {
  const leg = kind === "REMINDER" ? { leg: "reminder" } : {};
  const rows = await ctx.db.activity.findMany({ where: { processId, name: NAMES[kind], ...leg } });
  return (rows.find(({ state }) => state === "HELD") ?? rows[0])?.id ?? "act_none";
};

/** One of the kinds that wait for a person; occasionally another one. */
const kindOf = ({ acts }: ModelReturn, pick: Choice): ActKind => {
  const held = acts.filter(({ state }) => state === "HELD").map(({ kind }) => kind);
  const kinds = held.length === 0 || isRare(pick) ? ACT_KINDS : held;
  return kinds[pick.nth % kinds.length] ?? "REFUND";
};

/** Which of several of a kind a person picks is irrelevant here. */
const isClear = (it: ModelReturn, pick: Choice): boolean => {
  const held = it.acts.filter(({ state }) => state === "HELD");
  const isOne = held.filter(({ kind }) => kind === kindOf(it, pick)).length < 2;
  return isOne && (held.length > 0 || isRare(pick));
};

const retry = (pick: Choice): Command =>
  onReturn("retry", pick, {
    isPossible: (it) => isClear(it, pick),
    model: (it) => retryReturn(it, kindOf(it, pick)),
    real: async (real, it) =>
      retryActivity(real.ctx, {
        ...{ actor: real.tenant.actor, processId: it.id },
        activityId: await activityOf(real, it.id, kindOf(it, pick)),
      }),
  });

const byHand = (pick: Choice, isRight: boolean): Command =>
  onReturn(`by hand${isRight ? "" : ", wrong"}`, pick, {
    // New items can't be ordered manually when none are wanted any more.
    isPossible: (it) => isClear(it, pick) && (kindOf(it, pick) !== "EXCHANGE" || unitsToOrder(it).length > 0),
    model: (it) => byHandReturn(it, kindOf(it, pick), isRight),
    real: async (real, it) =>
      completeByHand(real.ctx, {
        ...{ actor: real.tenant.actor, processId: it.id },
        activityId: await activityOf(real, it.id, kindOf(it, pick)),
        result: {
          note: isRight ? "At the counter" : "",
          ...{ reference: "R-1", trackingNumber: "T-1", trackingUrl: "", carrier: "" },
        },
      }),
  });

const giveUp = (pick: Choice): Command =>
  onReturn("give up", pick, {
    isPossible: () => isRare(pick),
    model: giveUpReturn,
    real: ({ ctx, tenant: { actor } }, { id: processId }) => giveUpProcess(ctx, { actor, processId, reason: "Enough" }),
  });

const release = (pick: Choice, scope: "ACTIVITY" | "MONEY" | "ALL"): Command =>
  onReturn(`release(${scope})`, pick, {
    isPossible: (it) => isRare(pick) || it.status === "ON_HOLD",
    model: (it) => releaseReturn(it, scope),
    real: async ({ ctx, tenant: { actor } }, { id: processId }) => {
      const row = await ctx.db.hold.findFirst({ where: { processId, scope, releasedAt: null } });
      return releaseHold(ctx, { actor, processId, holdId: row?.id ?? "hold_none", note: "" });
    },
  });

const scope = fc.constantFrom("MONEY" as const, "MONEY" as const, "ALL" as const, "ACTIVITY" as const);

export const OPERATOR_COMMANDS: fc.Arbitrary<Command>[] = [
  ...often(
    3,
    fc
      .tuple(pick, fc.constantFrom("CANCEL" as const, "HOLD" as const, "RESUME" as const))
      .map((args) => operator(...args)),
  ),
  ...often(2, pick.map(retry)),
  ...often(
    2,
    fc.tuple(pick, fc.constantFrom(true, true, true, false)).map((args) => byHand(...args)),
  ),
  pick.map(giveUp),
  ...often(
    2,
    fc.tuple(pick, scope).map((args) => release(...args)),
  ),
];
