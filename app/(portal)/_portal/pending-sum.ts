import { giftDerivation } from "@/components/portal/money/gift-derivation";
import { sumLines } from "@/components/portal/money/sum-lines";
import type { PendingSum } from "@/components/portal/ui/form-state";
import { moneyText } from "@/components/ui/money";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { draftOf } from "./draft-of";

type Unsaved = {
  /** Where the money is to go; null: as the draft has it. */
  refundOption: RefundOption | null;
  /** Items of which it is not said what is wanted instead. */
  leftOut: readonly { lineId: string; name: string }[];
  isAccountMissing: boolean;
};

/** What choices come to that cannot be saved yet, and what is missing; nothing where nothing is. */
export async function pendingSum(
  slug: string,
  { refundOption, leftOut, isAccountMissing }: Unsaved,
): Promise<{ pending?: PendingSum; note?: string }> {
  if (leftOut.length === 0 && !isAccountMissing) return {};
  const { shopper, intent, reader } = await draftOf(slug);
  const { t, locale } = reader;
  const { choice } = await shopper.api.previewOutcomes({
    return_id: shopper.returnId,
    ...(refundOption === null ? {} : { refund_option: refundOption }),
    left_out: leftOut.map(({ lineId }) => lineId),
  });
  const money = (amount: string | number): string => moneyText(amount, intent.order.currency, locale);
  const isOwed = choice !== null && Number(choice.amount_to_pay) > 0;
  const derivation = choice && (intent.order.is_gift ? giftDerivation(choice.derivation, t) : choice.derivation);
  const missing = [
    ...leftOut.map(({ name }) => t("exchange.notCounted", { item: name })),
    ...(isAccountMissing ? [t("outcome.accountMissing")] : []),
  ];
  return {
    note: missing.join(" "),
    pending: {
      label: t(isOwed ? "money.youPay" : "money.youGetBack"),
      amount: choice && money(isOwed ? choice.amount_to_pay : choice.total),
      lines: (derivation === null ? [] : sumLines(derivation, t)).map(({ key, text, amountMinor }) => ({
        ...{ key, text, amount: money(amountMinor) },
      })),
    },
  };
}
