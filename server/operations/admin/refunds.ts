import * as contract from "@/contract/admin/refunds";
import { markAsRefunded as mark } from "@/server/services/payouts/mark-as-refunded";
import { implement } from "../implement";

type Override = { amount: string; currency_code: string } | undefined;

const readAmount = (override: Override) =>
  override === undefined ? null : { amountMinor: Number(override.amount), currency: override.currency_code };

type Payment = { note: string; reference: string; sent_on?: string | undefined };

const paymentOf = ({ note, reference, sent_on }: Payment) => ({ note, reference, sentOn: sent_on ?? null });

export const markAsRefundedExternally = implement(contract.markAsRefundedExternally, async ({ ctx, actor, input }) => {
  const { process_id: processId, amount_override } = input;
  await mark(ctx, { actor, processId, ...paymentOf(input), amount: readAmount(amount_override), lines: [] });
  return {};
});

export const markItemsAsRefunded = implement(contract.markItemsAsRefunded, async ({ ctx, actor, input }) => {
  const { process_id: processId, amount_override, line_items } = input;
  const lines = (line_items ?? []).map(({ line_item_id: lineItemId, quantity }) => ({ lineItemId, quantity }));
  await mark(ctx, { actor, processId, ...paymentOf(input), amount: readAmount(amount_override), lines });
  return {};
});
