import { cache } from "react";
import { exchangeCard } from "@/components/portal/outcome/exchange-words";
import type { OutcomeFieldsProps } from "@/components/portal/outcome/outcome-fields";
import { outcomeCard, outcomeWords } from "@/components/portal/outcome/outcome-words";
import { draftOf, priceOf } from "./draft-of";
import { offersOf } from "./offers-of";

/** What the shopper may get for the draft, and what was chosen and cannot be had any more. */
export const outcomeViewOf = cache(async (slug: string): Promise<OutcomeFieldsProps & { lost: string[] }> => {
  const { store, reader, shopper, intent, timings, isNothingSent } = await draftOf(slug);
  const [price, offers, { fees }] = await Promise.all([
    priceOf(slug),
    offersOf(slug),
    shopper.api.listReturnFees({ return_id: shopper.returnId }),
  ]);
  const { order, draft } = intent;
  const { currency } = order;
  const paidBack = draft.items.filter((item) => item.exchange_variant_id === null);
  const subtotal = paidBack.length === draft.items.length ? (price?.subtotal ?? null) : null;
  const shared = { fees, storeName: store.name, isNothingSent, subtotal, currency };
  const isSingle = draft.items.length === 1;
  return {
    exchanges: offers.map((offer) => exchangeCard(reader, { slug, offer, currency, isSingle })),
    cards: timings.map((timing) => outcomeCard(reader, { timing, ...shared })),
    words: outcomeWords(reader, draft.bank_account),
    chosen: paidBack.length > 0 ? draft.refund_option : null,
    bankAccount: draft.bank_account,
    lost: offers.filter(({ isLost }) => isLost).map(({ name: item }) => reader.t("exchange.lost", { item })),
  };
});
