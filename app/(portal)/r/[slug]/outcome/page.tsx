import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { outcome } from "@/components/portal/copy/outcome";
import { SumPanel } from "@/components/portal/money/sum-panel";
import { TotalLine } from "@/components/portal/money/total-line";
import { OutcomeForm } from "@/components/portal/outcome/outcome-form";
import { StepHead } from "@/components/portal/shell/step-head";
import { saveOutcome } from "../../../_portal/actions/save-outcome";
import { draftOf, priceOf } from "../../../_portal/draft-of";

export const metadata: Metadata = { title: outcome.title };

/** P3: what the shopper gets. A store with one outcome never shows it. */
export default async function OutcomePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { store, reader, shopper, intent, timings, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  const price = await priceOf(slug);
  if (price === null) redirect(`/r/${slug}/items`);
  if (!hasOutcomeStep) redirect(`/r/${slug}/send`);
  const { fees } = await shopper.api.listReturnFees({ return_id: shopper.returnId });
  return (
    <OutcomeForm
      action={saveOutcome.bind(null, slug)}
      timings={timings}
      fees={fees}
      subtotal={price.subtotal}
      currency={price.currency}
      chosen={intent.draft.refund_option}
      bankAccount={intent.draft.bank_account}
      storeName={store.name}
      reader={reader}
      isNothingSent={isNothingSent}
      head={<StepHead slug={slug} step={2} hasOutcomeStep isNothingSent={isNothingSent} title={outcome.title} />}
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
