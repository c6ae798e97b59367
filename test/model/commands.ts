import fc from "fast-check";
import { expect } from "vitest";
import { REVIEW_STATUSES } from "@/contract/vocabulary/review";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import type { ProcessPatch } from "@/server/services/patches/patch";
import { patchProcess } from "@/server/services/patches/patch-process";
import { markAsRefunded } from "@/server/services/payouts/mark-as-refunded";
import { cancelReturn as cancel } from "@/server/services/returns/cancel-return";
import { importReturn } from "@/server/services/returns/import-return";
import { correctReview } from "@/server/services/reviews/correct-review";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { createReturn } from "@/test/factories";
import { compare, outcomeOf, type Real } from "./model-scene";
import {
  cancelReturn,
  correctReturn,
  freePieces,
  holdReturn,
  LINES,
  type Model,
  type ModelReturn,
  type ModelUnit,
  markReturn,
  newReturn,
  type Outcome,
  resumeReturn,
  reviewReturn,
  shipReturn,
  takenOf,
  workOn,
} from "./return-model";

type Command = fc.AsyncCommand<Model, Real>;

const piecesOf = (line: number, pieces: readonly number[]): ModelUnit[] =>
  pieces.map((index) => ({ line, index, verdict: "UNDECIDED", location: "ANNOUNCED" }));

const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  toString: () => name,
  run,
});

/** A command on one of the returns, if there is one; afterwards what is stored is compared with the model. */
const onReturn = (
  name: string,
  pick: number,
  act: {
    model: (it: ModelReturn) => Outcome;
    real: (real: Real, it: ModelReturn) => Promise<unknown>;
    isPossible?: (it: ModelReturn) => boolean;
  },
): Command => ({
  check: ({ returns }) => {
    const it = returns[pick % Math.max(1, returns.length)];
    return it !== undefined && (act.isPossible?.(it) ?? true);
  },
  toString: () => `${name} #${pick}`,
  run: async ({ returns }, real) => {
    const it = returns[pick % returns.length];
    if (it === undefined) return;
    // The model moves first: what the service is asked must not depend on what it answers.
    const before = structuredClone(it);
    const expected = act.model(it);
    expect(await outcomeOf(() => act.real(real, before)), `${name} of ${JSON.stringify(before)}`).toBe(expected);
    await compare(real, it);
  },
});

const create = (line: number, quantity: number, isCredit: boolean): Command =>
  command(`create(${line} x${quantity}${isCredit ? ", credit" : ""})`, async (model, { ctx, tenant, order }) => {
    const pieces = freePieces(model, line, quantity);
    const refundOption = isCredit ? ("STORE_CREDIT" as const) : ("ORIGINAL_PAYMENT_METHOD" as const);
    let id = "";
    const outcome = await outcomeOf(async () => {
      id = (await createReturn(ctx, tenant, { order, items: [{ line, quantity }], refundOption })).id;
    });
    expect(outcome).toBe(pieces === null ? "REFUSED" : "DONE");
    if (pieces === null) return;
    model.returns.push(newReturn({ id, isCredit, shipping: "CREATED", units: piecesOf(line, pieces) }));
  });

const bringIn = (line: number, quantity: number): Command =>
  command(`import(${line} x${quantity})`, async (model, { ctx, tenant, order }) => {
    const result = await importReturn(ctx, {
      actor: tenant.actor,
      input: {
        ecommerceId: tenant.store.id,
        orderName: order.name,
        email: order.email,
        lines: [
          {
            platformLineItemId: order.lines[line]?.platformLineItemId ?? "",
            returnReason: "TOO_SMALL",
            quantity,
          },
        ],
        lang: "en",
      },
    });
    const isTaken = takenOf(model, line).size > 0;
    const isTooMuch = quantity > (LINES[line]?.quantity ?? 0);
    const code = isTaken ? "LINE_ITEM_ALREADY_RETURNED" : isTooMuch ? "INVALID_QUANTITY" : null;
    expect("refusal" in result ? result.refusal.code : null).toBe(code);
    const pieces = freePieces(model, line, quantity);
    if (!("processId" in result) || pieces === null) return;
    const units = piecesOf(line, pieces);
    model.returns.push(newReturn({ id: result.processId, isCredit: false, shipping: "NO_SHIPPING_STATUS", units }));
  });

const work = (): Command =>
  command("work", async (model, real) => {
    workOn(model);
    await runDueActivities(real.ctx);
    for (const it of model.returns) await compare(real, it);
  });

const step = (hours: number): Command =>
  command(`clock +${hours} h`, async (_, { ctx }) => ctx.clock.advance(hours * 3_600_000));

const patch = (real: Real, processId: string, change: ProcessPatch) =>
  patchProcess(real.ctx, { actor: real.tenant.actor, processId, patch: change, note: "", user: "" });

const review = (
  pick: number,
  {
    count,
    status,
    part,
    name,
  }: { count: number; status: (typeof REVIEW_STATUSES)[number]; part: number; name: number },
): Command => {
  const linesOf = ({ units }: ModelReturn) =>
    Array.from({ length: count }, (_, place) => units[place % units.length]?.line ?? 0);
  const overrideOf = ({ units }: ModelReturn) =>
    part === 0 ? null : Math.floor(units.reduce((sum, { line }) => sum + (LINES[line]?.paidMinor ?? 0), 0) / part);
  return onReturn(`review(${count} ${status}${part === 0 ? "" : `, 1/${part} override`})`, pick, {
    // Two activities that are due at once may end in either order: the label is made first.
    isPossible: (it) => !it.isLabelDue,
    model: (it) => reviewReturn(it, { lines: linesOf(it), status, overrideMinor: overrideOf(it) }),
    real: ({ ctx, tenant, order }, it) => {
      const amountMinor = overrideOf(it);
      return recordReview(ctx, {
        actor: tenant.actor,
        processId: it.id,
        lines: linesOf(it).map((place) => {
          const line = order.lines[place];
          const names = [line?.id, line?.platformLineItemId, line?.sku];
          return {
            lineItemId: names[name % names.length] ?? "",
            status,
            rejectReason: status === "DECLINED" ? "Worn" : "",
            showRejectReason: true,
            user: "sven@example.com",
            reviewedAt: ctx.clock.now().toISOString(),
          };
        }),
        override: amountMinor === null ? null : { amountMinor, currency: "EUR", reason: "Goodwill" },
      });
    },
  });
};

const correct = (pick: number, place: number, status: (typeof REVIEW_STATUSES)[number]): Command =>
  onReturn(`correct(${place} to ${status})`, pick, {
    model: (it) => correctReturn(it, place, status),
    real: async ({ ctx, tenant, order }, it) => {
      const unit = it.units[place % it.units.length];
      const row = await ctx.db.returnUnit.findFirst({
        where: { processId: it.id, orderLineId: order.lines[unit?.line ?? 0]?.id, unitIndex: unit?.index },
      });
      return correctReview(ctx, {
        actor: tenant.actor,
        processId: it.id,
        lines: [{ unitId: row?.id ?? "", status, rejectReason: "Worn", showRejectReason: true, seen: null }],
        reason: "Looked again",
        user: "noor@example.com",
        override: null,
      });
    },
  });

const ship = (pick: number, to: (typeof SHIPPING_STATUSES)[number], isOperator: boolean): Command =>
  onReturn(`${isOperator ? "patch" : "ship"}(${to})`, pick, {
    model: (it) => shipReturn(it, to, isOperator),
    real: (real, { id }) =>
      isOperator
        ? patch(real, id, { kind: "SHIPPING_STATUS", to })
        : updateShippingStatus(real.ctx, { actor: real.tenant.actor, processId: id, platformProcessId: "", to }),
  });

const mark = (pick: number, amountMinor: number | null): Command =>
  onReturn(`mark(${amountMinor ?? "all"})`, pick, {
    model: (it) => markReturn(it, amountMinor),
    real: ({ ctx, tenant }, { id: processId }) =>
      markAsRefunded(ctx, {
        actor: tenant.actor,
        processId,
        amount: amountMinor === null ? null : { amountMinor, currency: "EUR" },
        note: "By hand",
        lines: [],
      }),
  });

const shopperCancel = (pick: number): Command =>
  onReturn("cancel by the shopper", pick, {
    model: (it) => cancelReturn(it, true),
    real: ({ ctx, tenant }, { id: returnId }) => cancel(ctx, { actor: tenant.actor, returnId }),
  });

const operatorModel = (it: ModelReturn, change: "CANCEL" | "HOLD" | "RESUME"): Outcome => {
  if (change === "CANCEL") return cancelReturn(it, false);
  return change === "HOLD" ? holdReturn(it) : resumeReturn(it);
};

const operator = (pick: number, change: "CANCEL" | "HOLD" | "RESUME"): Command => {
  return onReturn(`patch(${change})`, pick, {
    model: (it) => operatorModel(it, change),
    real: (real, { id }) => patch(real, id, { kind: change, reason: "Because" }),
  });
};

const pick = fc.nat({ max: 9 });
const line = fc.nat({ max: LINES.length - 1 });
const verdict = fc.constantFrom(...REVIEW_STATUSES);

/** Everything that may happen to an order's returns; what is common in life is common here. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  fc.tuple(line, fc.integer({ min: 1, max: 2 }), fc.boolean()).map((args) => create(...args)),
  fc.tuple(line, fc.integer({ min: 1, max: 4 })).map((args) => bringIn(...args)),
  fc.constant(work()),
  fc.constant(work()),
  fc.integer({ min: 1, max: 12 }).map(step),
  fc.tuple(pick, fc.constantFrom(...SHIPPING_STATUSES), fc.boolean()).map((args) => ship(...args)),
  fc.tuple(pick, reviewFacts()).map(([which, facts]) => review(which, facts)),
  fc.tuple(pick, reviewFacts()).map(([which, facts]) => review(which, facts)),
  fc.tuple(pick, pick, verdict).map((args) => correct(...args)),
  fc.tuple(pick, fc.constantFrom(null, 1, 700, 5000)).map((args) => mark(...args)),
  pick.map(shopperCancel),
  fc
    .tuple(pick, fc.constantFrom("CANCEL" as const, "HOLD" as const, "RESUME" as const))
    .map((args) => operator(...args)),
];

function reviewFacts() {
  const count = fc.integer({ min: 1, max: 3 });
  const part = fc.constantFrom(0, 0, 0, 1, 2, 3);
  return fc.record({ count, status: verdict, part, name: pick });
}
