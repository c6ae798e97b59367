import fc from "fast-check";
import { expect } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import type { Actor } from "@/server/kernel/actor";
import { endDueWaits } from "@/server/services/payouts/end-due-waits";
import { undoInspection } from "@/server/services/reviews/undo-inspection";
import { killedBeforeCommit } from "../killed-before-commit";
import { type Choice, type Command, often, pick, returnOf } from "./command";
import { recordSaid, reviewSaid, type Said, said } from "./commands-decisions";
import { compare, outcomeOf, type Real } from "./model-scene";
import { letGo, undoReturn } from "./model-undo";
import type { ModelReturn, Outcome } from "./return-model";

/** The end of a person's inspection while its refund is pending. */
const ENDINGS = [
  "UNDO",
  "UNDO TWICE",
  "TWO UNDO",
  "BESIDE WORKER",
  "UNDO KILLED",
  "WORKER KILLED",
  "TOO LATE",
] as const;
type Ending = (typeof ENDINGS)[number];

const personOf = ({ tenant }: Real): Actor => ({ ...tenant.actor, kind: "staff", id: "usr_noor", name: "noor" });

type Scene = { real: Real; id: string };
const undo = ({ real, id: processId }: Scene, ctx = real.ctx): Promise<Outcome> =>
  outcomeOf(() => undoInspection(ctx, { actor: personOf(real), processId, user: "noor@example.com" }));

/** A second ago: the column rounds to milliseconds. */
const passTime = ({ real, id }: Scene) =>
  real.ctx.db.$executeRaw(Prisma.sql`
    update payout_waits set goes_out_at = now() - interval '1 second' where process_id = ${id} and ended_at is null`);

/** Plays the ending; returns how many of its undos succeeded. */
const play = async (ending: Ending, scene: Scene): Promise<number> => {
  const { ctx } = scene.real;
  const done = (outcomes: readonly Outcome[]) => outcomes.filter((outcome) => outcome === "DONE").length;
  switch (ending) {
    case "UNDO":
      return done([await undo(scene)]);
    case "UNDO TWICE":
      return done([await undo(scene), await undo(scene)]);
    case "TWO UNDO":
      return done(await Promise.all([undo(scene), undo(scene)]));
    case "BESIDE WORKER": {
      await passTime(scene);
      const [outcome] = await Promise.all([undo(scene), endDueWaits(ctx), endDueWaits(ctx)]);
      return done([outcome]);
    }
    case "UNDO KILLED": {
      const killed = undo(scene, killedBeforeCommit(ctx)).catch((error: Error) => error.message);
      expect(["killed", "REFUSED"]).toContain(await killed);
      return done([await undo(scene)]);
    }
    case "WORKER KILLED":
      await passTime(scene);
      await endDueWaits(killedBeforeCommit(ctx));
      return done([await undo(scene)]);
    case "TOO LATE":
      await passTime(scene);
      await endDueWaits(ctx);
      return done([await undo(scene)]);
  }
};

const inspectAndUndo = (pick: Choice, what: Said, ending: Ending): Command => ({
  check: (model) => returnOf(model, pick) !== undefined,
  toString: () => `inspect ${what.count} ${what.status}, ${ending} #${pick.which}.${pick.nth}`,
  run: async (model, real) => {
    const it = returnOf(model, pick);
    if (it === undefined) return;
    const [before, scene] = [structuredClone(it), { real, id: it.id }];
    const expected = reviewWaiting(it, what);
    expect(await outcomeOf(() => recordSaid(real, before, what, personOf(real)))).toBe(expected);
    await compare(real, it, { shopperSees: it.isWaiting ? before : it });
    const undone = undoReturn(before, it);
    const count = await play(ending, scene);
    if (ending === "TOO LATE" || undone === null) expect(count).toBe(0);
    else if (ending !== "BESIDE WORKER") expect(count).toBe(1);
    if (count === 0) {
      await passTime(scene);
      await endDueWaits(real.ctx);
    }
    if (undone !== null && count === 1) Object.assign(it, undone);
    else letGo(it);
    await compare(real, it);
  },
});

/** When it decides the return, the consequences are delayed. */
const reviewWaiting = (it: ModelReturn, what: Said): Outcome => {
  const { decisions } = it;
  it.isWaiting = true;
  const outcome = reviewSaid(it, what);
  it.isWaiting = it.decisions > decisions;
  return outcome;
};

export const UNDO_COMMANDS: fc.Arbitrary<Command>[] = often(
  3,
  fc
    .tuple(pick, said, fc.constantFrom(...ENDINGS))
    .map(([pick, what, ending]) => inspectAndUndo(pick, { ...what, isAuthorizing: false }, ending)),
);
