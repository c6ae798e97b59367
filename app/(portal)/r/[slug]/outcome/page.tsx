import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { hasLostExchange } from "@/components/portal/items/line-view";
import { SumPanel } from "@/components/portal/money/sum-panel";
import { TotalLine } from "@/components/portal/money/total-line";
import { exchangeCard } from "@/components/portal/outcome/exchange-words";
import { OutcomeForm } from "@/components/portal/outcome/outcome-form";
import { outcomeCard, outcomeWords } from "@/components/portal/outcome/outcome-words";
import { StepHead } from "@/components/portal/shell/step-head";
import { saveOutcome } from "../../../_portal/actions/save-outcome";
import { draftOf, priceOf } from "../../../_portal/draft-of";
import { offersOf } from "../../../_portal/offers-of";
import { portalOf } from "../../../_portal/portal-of";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reader } = await portalOf((await params).slug);
  return { title: reader.t("outcome.title") };
}

/** P3: what the shopper gets. A store with one outcome never shows it. */
export default async function OutcomePage({ params }: Props) {
  const { slug } = await params;
  const { store, reader, shopper, intent, timings, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  const [price, offers] = await Promise.all([priceOf(slug), offersOf(slug)]);
  const { order, draft } = intent;
  if (price === null && !hasLostExchange(draft)) redirect(`/r/${slug}/items`);
  if (!hasOutcomeStep) redirect(`/r/${slug}/send`);
  const { fees } = await shopper.api.listReturnFees({ return_id: shopper.returnId });
  const { currency } = order;
  const paidBack = draft.items.filter((item) => item.exchange_variant_id === null);
  const subtotal = paidBack.length === draft.items.length ? (price?.subtotal ?? null) : null;
  const shared = { fees, storeName: store.name, isNothingSent, subtotal, currency };
  const isSingle = draft.items.length === 1;
  const title = reader.t("outcome.title");
  return (
    <OutcomeForm
      action={saveOutcome.bind(null, slug)}
      exchanges={offers.map((offer) => exchangeCard(reader, { slug, offer, currency, isSingle }))}
      cards={timings.map((timing) => outcomeCard(reader, { timing, ...shared }))}
      words={outcomeWords(reader, draft.bank_account)}
      chosen={paidBack.length > 0 ? draft.refund_option : null}
      bankAccount={draft.bank_account}
      head={
        <StepHead slug={slug} step={2} hasOutcomeStep {...{ isNothingSent, title, reader }}>
          {offers
            .filter(({ isLost }) => isLost)
            .map(({ lineId, name: item }) => (
              <p className="errors" role="alert" key={lineId}>
                {reader.t("exchange.lost", { item })}
              </p>
            ))}
        </StepHead>
      }
      sums={
        <SumPanel
          derivation={price?.derivation ?? null}
          reader={reader}
          isShippingOpen={draft.delivery === null && !isNothingSent}
        />
      }
      total={<TotalLine total={price?.total ?? null} toPay={price?.amount_to_pay} {...{ currency, reader }} />}
    />
  );
}
