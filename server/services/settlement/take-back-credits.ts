import type { Tx } from "@/server/db/client";
import { appendCreditEntry, type CreditLedger, lockCredit } from "@/server/db/money/credits";
import { takeBackFromPayout } from "@/server/db/money/payouts";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { takeBack, takeBackPart } from "@/server/domain/credits/ledger";
import type { CreditEntry } from "@/server/domain/credits/types";
import type { Settlement } from "@/server/domain/money/types";
import { excessByOption } from "@/server/domain/payouts/excess-credit";
import { dueMinor, givenMinor, isCredit } from "@/server/domain/payouts/payout-money";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { deciding } from "../domain-problem";
import { recordPaymentTrack } from "./record-payment-track";

type Call = { actor: Actor; process: ReturnProcess; now: Date };

/**
 * Takes back every store credit and gift card of a canceled return. All or nothing: spent credit can't be taken back.
 * Under the process lock; spending waits for the credit's row.
 * @throws Problem FAILED_PRECONDITION when a part of one is spent, or only the shop knows its balance
 */
export const takeBackCredits = async (tx: Tx, { actor, process, now }: Call): Promise<void> => {
  for (const payout of process.payouts.filter((one) => isCredit(one) && one.status === "SETTLED")) {
    const credit = await lockCredit(tx, actor, { payoutId: payout.id });
    if (credit === null || credit.balanceMinor + spentMinor(credit) === 0) continue;
    if (credit.shopReference !== "") throw atShop(credit.code);
    const entry = deciding(() => takeBack(credit.entries));
    await writeDown(tx, { actor, process, payout, credit, entry, reference: "canceled", giftMinor: 0, now });
  }
  await recordPaymentTrack(tx, actor, { process, from: ["DUE", "SETTLED", "FAILED"], to: "NOTHING_DUE", now });
};

/**
 * Reduces credits to what is decided for their option, newest first, as far as they are unspent and not at a shop: what
 * the shopper chose as money is paid as money. Credits that wait to be issued are reduced. Money isn't affected.
 * Returns whether anything changed.
 */
export const takeBackExcess = async (
  tx: Tx,
  { actor, process, now, decision, reference }: ExcessCall,
): Promise<boolean> => {
  let hasChanged = false;
  const excess = excessByOption(process.payouts, decision.legs);
  for (const payout of process.payouts.filter(isCredit).reverse()) {
    const decided = decision.portions.find(({ refundOption }) => refundOption === payout.refundOption);
    const giftMinor = Math.min(payout.giftMinor, (decided?.bonusMinor ?? 0) + (decided?.roundingMinor ?? 0));
    const excessMinor = excess.get(payout.refundOption) ?? 0;
    const wantedMinor = Math.min(givenMinor(payout), excessMinor);
    if (wantedMinor === 0) continue;
    if (payout.status === "PENDING") {
      const loweredMinor = Math.min(wantedMinor, dueMinor(payout));
      await takeBackFromPayout(tx, actor, { id: payout.id, takenMinor: loweredMinor, giftMinor });
      excess.set(payout.refundOption, excessMinor - loweredMinor);
      hasChanged = true;
      continue;
    }
    const credit = await lockCredit(tx, actor, { payoutId: payout.id });
    const isHere = credit !== null && credit.shopReference === "";
    const entry = isHere ? takeBackPart(credit.entries, wantedMinor) : null;
    if (credit === null || entry === null) continue;
    await writeDown(tx, { actor, process, payout, credit, entry, reference, giftMinor, now });
    excess.set(payout.refundOption, excessMinor + entry.amountMinor);
    hasChanged = true;
  }
  return hasChanged;
};

const atShop = (code: string): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    `The shopper can spend ${code} in the connected shop, so it can't be taken back here and the return can't be canceled.`,
  );

type ExcessCall = Call & {
  decision: Pick<Settlement, "legs" | "portions">;
  reference: string;
};

const spentMinor = ({ entries }: CreditLedger): number =>
  entries.reduce((sum, { kind, amountMinor }) => (kind === "SPENT" ? sum - amountMinor : sum), 0);

type Taken = Call & {
  payout: Payout;
  credit: CreditLedger;
  entry: CreditEntry;
  reference: string;
  giftMinor: number;
};

const writeDown = async (
  tx: Tx,
  { actor, process, payout, credit, entry, reference, giftMinor, now }: Taken,
): Promise<void> => {
  await appendCreditEntry(tx, actor, { creditId: credit.id, entry, reference, now });
  await takeBackFromPayout(tx, actor, { id: payout.id, takenMinor: -entry.amountMinor, giftMinor });
  const { code, currency } = credit;
  const data = { amountMinor: -entry.amountMinor, currency, code };
  await addTimelineEntry(tx, actor, {
    processId: process.id,
    entry: { kind: "CREDIT_TAKEN_BACK", isShopperVisible: true, data },
    now,
  });
};
