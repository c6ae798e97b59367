import fc from "fast-check";
import { expect, test } from "vitest";
import { sumMinor } from "@/server/kernel/money";
import { play, quoted } from "@/test/fixtures/exchange-plays";
import { planActivities } from "../activities/plan-activities";
import { NO_EARLIER_RETURNS } from "../returns/settle-by-terms";
import { foreseeInspection } from "./foresee-inspection";

const RUNS = 1_500;

test("an inspection pays exactly what was foreseen, to the cent, and so does the refund of a charge", {
  timeout: 120_000,
}, () => {
  const check = (paid: NonNullable<ReturnType<typeof quoted>>): void => {
    const { payments } = paid.order;
    const facts = { payments, earlier: NO_EARLIER_RETURNS, now: "" };
    const verdicts = new Map(
      paid.units.flatMap(({ id, verdict }) => (verdict === "UNDECIDED" ? [] : [[id, verdict] as const])),
    );
    const units = paid.units.map((unit) => ({ ...unit, verdict: "UNDECIDED" as const }));
    const draft = { verdicts, isRestMissing: false, overrideMinor: null };
    const { outlook } = foreseeInspection({ ...paid, units, settlements: [], payouts: [] }, draft, facts);
    const goesBack = planActivities(paid).flatMap(({ input }) =>
      input.chargeId === undefined ? [] : [Number(input.amountMinor)],
    );
    const legs = paid.payouts.map(({ amountMinor }) => amountMinor);
    // Plain comparisons, because a separate `expect` for each of so many is slow.
    if (outlook.totalMinor !== sumMinor(legs)) throw new Error(`${outlook.totalMinor} is not ${sumMinor(legs)}`);
    if (outlook.chargeDueMinor !== sumMinor(goesBack))
      throw new Error(`${outlook.chargeDueMinor} of the charge is not ${sumMinor(goesBack)}`);
  };
  let seen = 0;
  fc.assert(
    fc.property(play, (one) => {
      const paid = quoted(one);
      fc.pre(paid !== null);
      check(paid);
      seen += 1;
    }),
    { numRuns: RUNS },
  );
  expect(seen).toBe(RUNS);
});
