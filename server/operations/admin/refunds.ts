import * as contract from "@/contract/admin/refunds";
import { markAsRefunded as mark } from "@/server/services/payouts/mark-as-refunded";
import { implement } from "../implement";

type Override = { amount: string; currencyCode: string } | undefined;

const readAmount = (override: Override) =>
  override === undefined ? null : { amountMinor: Number(override.amount), currency: override.currencyCode };

type Payment = { note: string; reference: string; sentOn?: string | undefined };

const paymentOf = ({ note, reference, sentOn }: Payment) => ({ note, reference, sentOn: sentOn ?? null });

export const markAsRefundedExternally = implement(contract.markAsRefundedExternally, async ({ ctx, actor, input }) => {
  const { processId, amountOverride } = input;
  await mark(ctx, { actor, processId, ...paymentOf(input), amount: readAmount(amountOverride), lines: [] });
});

export const markItemsAsRefunded = implement(contract.markItemsAsRefunded, async ({ ctx, actor, input }) => {
  const { processId, amountOverride, lineItems } = input;
  const lines = (lineItems ?? []).map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));
  await mark(ctx, { actor, processId, ...paymentOf(input), amount: readAmount(amountOverride), lines });
});
