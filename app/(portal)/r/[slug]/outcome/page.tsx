import { redirect } from "next/navigation";
import { hasLostExchange } from "@/components/portal/draft/line-view";
import { SumPanel } from "@/components/portal/money/sum-panel";
import { TotalLine } from "@/components/portal/money/total-line";
import { OutcomeForm } from "@/components/portal/outcome/outcome-form";
import { StepHead } from "@/components/portal/shell/step-head";
import { Alert } from "@/components/portal/ui/alert";
import { saveOutcome } from "../../../_portal/actions/save-outcome";
import { draftOf, priceOf } from "../../../_portal/draft-of";
import { outcomeViewOf } from "../../../_portal/outcome-view-of";
import { titled } from "../../../_portal/titled";

export const generateMetadata = titled("outcome.title");

/** P3: refund or exchange. A store with one option never shows it. */
export default async function OutcomePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { shopper, reader, intent, paths, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  if (paths.layout === "VERTICAL") redirect(paths.outcome);
  const price = await priceOf(slug);
  const { order, draft } = intent;
  if (price === null && !hasLostExchange(draft)) redirect(paths.items);
  if (!hasOutcomeStep) redirect(paths.send);
  const { lost, ...fields } = await outcomeViewOf(slug);
  const title = reader.t("outcome.title");
  return (
    <OutcomeForm
      action={saveOutcome.bind(null, slug, shopper.returnId)}
      {...fields}
      head={
        <StepHead step="outcome" {...{ paths, hasOutcomeStep, isNothingSent, title, reader }}>
          {lost.map((text) => (
            <Alert className="mt-1.5 mb-6" key={text}>
              {text}
            </Alert>
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
      total={
        <TotalLine
          total={price?.total ?? null}
          toPay={price?.amount_to_pay}
          currency={order.currency}
          reader={reader}
        />
      }
    />
  );
}
