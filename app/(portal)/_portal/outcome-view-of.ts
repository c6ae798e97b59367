import { cache } from "react";
import { exchangeCard } from "@/components/portal/outcome/exchange-words";
import type { OutcomeFieldsProps } from "@/components/portal/outcome/outcome-fields";
import { outcomeCard, outcomeWords } from "@/components/portal/outcome/outcome-words";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { draftOf } from "./draft-of";
import { offersOf } from "./offers-of";

/** The draft's refund and exchange options, and choices that are no longer available. */
export const outcomeViewOf = cache(async (slug: string): Promise<OutcomeFieldsProps & { lost: string[] }> => {
  const { store, reader, shopper, intent, timings, isNothingSent } = await draftOf(slug);
  const [offers, { fees }, { outcomes }] = await Promise.all([
    offersOf(slug),
    shopper.api.listReturnFees({ return_id: shopper.returnId }),
    shopper.api.previewOutcomes({ return_id: shopper.returnId }),
  ]);
  const { order, draft } = intent;
  const { currency } = order;
  const paidBack = draft.items.filter((item) => item.exchange_variant_id === null);
  const isAllPaidBack = paidBack.length === draft.items.length;
  const totalOf = (option: RefundOption): string | null =>
    (isAllPaidBack && outcomes.find(({ refund_option }) => refund_option === option)?.total) || null;
  const shared = { fees, storeName: store.name, isNothingSent, currency };
  const isSingle = draft.items.length === 1;
  return {
    exchanges: offers.map((offer) => exchangeCard(reader, { slug, offer, currency, isSingle })),
    cards: timings.map((timing) => outcomeCard(reader, { timing, total: totalOf(timing.refund_option), ...shared })),
    words: outcomeWords(reader, draft.bank_account),
    chosen: paidBack.length > 0 ? draft.refund_option : null,
    bankAccount: draft.bank_account,
    lost: offers.filter(({ isLost }) => isLost).map(({ name: item }) => reader.t("exchange.lost", { item })),
  };
});
