import fc from "fast-check";
import { REVIEW_STATUSES } from "@/contract/vocabulary/review";
import type { Actor } from "@/server/kernel/actor";
import { authorizeProcess } from "@/server/services/authorization/authorize-process";
import { markAsRefunded } from "@/server/services/payouts/mark-as-refunded";
import { correctReview } from "@/server/services/reviews/correct-review";
import { recordReview } from "@/server/services/reviews/record-review";
import { type Choice, type Command, isRare, often, onReturn, pick } from "./command";
import { authorizeReturn, correctReturn, markReturn, reviewReturn } from "./model-acts";
import { LINES } from "./model-lines";
import type { Real } from "./model-scene";
import type { ModelReturn, Outcome } from "./return-model";

type Part = 0 | 1 | 2 | 3;

/** A partial amount as the override; an override doesn't pay an exchange. */
const overrideOf = ({ units }: ModelReturn, part: Part): number | null =>
  part === 0 || units.some(({ isExchanged }) => isExchanged)
    ? null
    : Math.floor(units.reduce((sum, { line }) => sum + (LINES[line]?.paidMinor ?? 0), 0) / part);

const moneyOf = (amountMinor: number | null) =>
  amountMinor === null ? null : { amountMinor, currency: "EUR", reason: "Goodwill" };

export type Said = {
  count: number;
  status: (typeof REVIEW_STATUSES)[number];
  part: Part;
  name: number;
  isAuthorizing: boolean;
};

const linesOf = ({ units }: ModelReturn, { count }: Said) =>
  Array.from({ length: count }, (_, place) => units[place % units.length]?.line ?? 0);

export const reviewSaid = (it: ModelReturn, what: Said): Outcome => {
  const { status, part, isAuthorizing } = what;
  return reviewReturn(it, { lines: linesOf(it, what), status, overrideMinor: overrideOf(it, part), isAuthorizing });
};

export const recordSaid = ({ ctx, order }: Real, it: ModelReturn, what: Said, actor: Actor) => {
  const { status, part, name, isAuthorizing } = what;
  return recordReview(ctx, {
    ...{ actor, processId: it.id, override: moneyOf(overrideOf(it, part)), isAuthorizing },
    lines: linesOf(it, what).map((place) => {
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
  });
};

const review = (pick: Choice, what: Said): Command => {
  const { count, status, part, isAuthorizing } = what;
  const words = `${count} ${status}${part === 0 ? "" : `, 1/${part} override`}${isAuthorizing ? ", authorizing" : ""}`;
  return onReturn(`review(${words})`, pick, {
    model: (it) => reviewSaid(it, what),
    real: (real, it) => recordSaid(real, it, what, real.tenant.actor),
  });
};

const correct = (pick: Choice, status: (typeof REVIEW_STATUSES)[number]): Command =>
  onReturn(`correct(to ${status})`, pick, {
    isPossible: (it) => isRare(pick) || it.units.some(({ verdict }) => verdict !== "UNDECIDED"),
    model: (it) => correctReturn(it, pick.nth, status),
    real: async ({ ctx, tenant, order }, it) => {
      const unit = it.units[pick.nth % it.units.length];
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

const mark = (pick: Choice, amountMinor: number | null): Command =>
  onReturn(`mark(${amountMinor ?? "all"})`, pick, {
    isPossible: (it) => isRare(pick) || it.payouts.some(({ status }) => status === "PENDING"),
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

const authorize = (pick: Choice, isAuthorized: boolean, part: Part): Command =>
  onReturn(`${isAuthorized ? "approve" : "refuse"}(${part === 0 ? "" : `1/${part} override`})`, pick, {
    isPossible: (it) => isRare(pick) || (it.authorization === "PENDING" && isAuthorized),
    model: (it) => authorizeReturn(it, { isAuthorized, overrideMinor: overrideOf(it, part) }),
    real: ({ ctx, tenant: { actor } }, it) =>
      authorizeProcess(ctx, {
        ...{ actor, processId: it.id, isAuthorized, user: "noor@example.com" },
        unauthorizedReason: isAuthorized ? "" : "Not this time",
        override: moneyOf(overrideOf(it, part)),
      }),
  });

const verdict = fc.constantFrom("APPROVED" as const, "APPROVED" as const, ...REVIEW_STATUSES);
const part = fc.constantFrom<Part>(0, 0, 0, 1, 2, 3);
export const said: fc.Arbitrary<Said> = fc.record({
  ...{ count: fc.integer({ min: 1, max: 3 }), status: verdict, part, name: fc.nat({ max: 2 }) },
  isAuthorizing: fc.constantFrom(true, false, false, false),
});

export const DECISION_COMMANDS: fc.Arbitrary<Command>[] = [
  ...often(
    5,
    fc.tuple(pick, said).map((args) => review(...args)),
  ),
  ...often(
    2,
    fc.tuple(pick, verdict).map((args) => correct(...args)),
  ),
  ...often(
    2,
    fc.tuple(pick, fc.constantFrom(null, 1, 700, 5000)).map((args) => mark(...args)),
  ),
  ...often(
    3,
    fc.tuple(pick, fc.constantFrom(true, true, false), part).map((args) => authorize(...args)),
  ),
];
