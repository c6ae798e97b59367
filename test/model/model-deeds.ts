import { expect } from "vitest";
import type { Real } from "./model-scene";
import { holdsOf, isBegun, isOpen, type ModelReturn } from "./return-model";

/** The partners' effects for a return match the model, and none happened twice, under any key. */
export const checkDeeds = async ({ ctx, partners }: Real, it: ModelReturn): Promise<void> => {
  const own = partners.deeds.filter(({ key }) => key.includes(`:${it.id}:`));
  const things = own.flatMap(({ act, key }) => (act === "shelf" ? [] : [`${act} ${thingOf(key)}`]));
  expect(things).toEqual([...new Set(things)]);
  const isOpenAt = (kind: string) =>
    it.acts.some((act) => act.kind === kind && isOpen(act) && isBegun(act) && act.atPartner !== "NOTHING");
  if (!isOpenAt("REFUND") && !it.isCredit) {
    const paidMinor = own.filter(({ act }) => act === "payment").reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const settled = it.payouts.filter(({ status }) => status === "SETTLED");
    expect(paidMinor).toBe(settled.reduce((sum, payout) => sum + payout.amountMinor - payout.externalMinor, 0));
  }
  if (!isOpenAt("EXCHANGE") && it.hasNewOrder)
    expect(own.filter(({ act }) => act === "order").length).toBeLessThanOrEqual(1);
  const isShelving = it.acts.some((act) => act.kind === "RESTOCK" && isOpen(act));
  if (!isShelving && !it.isShelvedByHand && holdsOf(it).all === 0 && it.status !== "FAILED") {
    const pieces = own.filter(({ act }) => act === "shelf").reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(pieces).toBe(await ctx.db.returnUnit.count({ where: { processId: it.id, restockedAt: { not: null } } }));
  }
};

/** Without what distinguishes attempts: a part that was paid elsewhere, a rejection. */
const thingOf = (key: string): string => {
  const [, process = "", name = "", leg = ""] = key.split(":");
  return `${process} ${name} ${leg}`;
};
