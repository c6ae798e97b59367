import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SumPanel } from "@/components/portal/money/sum-panel";
import { TotalLine } from "@/components/portal/money/total-line";
import { OutcomeForm } from "@/components/portal/outcome/outcome-form";
import { outcomeCard, outcomeWords } from "@/components/portal/outcome/outcome-words";
import { StepHead } from "@/components/portal/shell/step-head";
import { saveOutcome } from "../../../_portal/actions/save-outcome";
import { draftOf, priceOf } from "../../../_portal/draft-of";
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
  const price = await priceOf(slug);
  if (price === null) redirect(`/r/${slug}/items`);
  if (!hasOutcomeStep) redirect(`/r/${slug}/send`);
  const { fees } = await shopper.api.listReturnFees({ return_id: shopper.returnId });
  const shared = { fees, storeName: store.name, isNothingSent, subtotal: price.subtotal, currency: price.currency };
  const title = reader.t("outcome.title");
  return (
    <OutcomeForm
      action={saveOutcome.bind(null, slug)}
      cards={timings.map((timing) => outcomeCard(reader, { timing, ...shared }))}
      words={outcomeWords(reader, intent.draft.bank_account)}
      chosen={intent.draft.refund_option}
      bankAccount={intent.draft.bank_account}
      head={<StepHead slug={slug} step={2} hasOutcomeStep {...{ isNothingSent, title, reader }} />}
      sums={
        <SumPanel
          derivation={price.derivation}
          reader={reader}
          isShippingOpen={intent.draft.delivery === null && !isNothingSent}
        />
      }
      total={<TotalLine total={price.total} currency={price.currency} reader={reader} />}
    />
  );
}
