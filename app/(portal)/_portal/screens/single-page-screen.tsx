import { hasLostExchange } from "@/components/portal/draft/line-view";
import { ExistingReturnsCard } from "@/components/portal/items/existing-returns-card";
import { OrderFacts } from "@/components/portal/items/order-facts";
import { TotalLine } from "@/components/portal/money/total-line";
import { NoMethod } from "@/components/portal/send/no-method-screen";
import { NothingSent } from "@/components/portal/send/nothing-sent";
import { keepWords, sendWords } from "@/components/portal/send/send-words";
import { BackLink } from "@/components/portal/shell/back-link";
import type { Step } from "@/components/portal/shell/step-paths";
import { PartHead } from "@/components/portal/single-page/part-head";
import { Rail } from "@/components/portal/single-page/rail";
import { SinglePageForm } from "@/components/portal/single-page/single-page-form";
import { Alert } from "@/components/portal/ui/alert";
import { Crumb, PageHead } from "@/components/portal/ui/page";
import { saveSinglePage } from "../actions/save-single-page";
import { draftOf } from "../draft-of";
import { itemsViewOf } from "../items-view-of";
import { outcomeViewOf } from "../outcome-view-of";
import { nearOf, type Query } from "../query";
import { sendViewOf } from "../send-view-of";
import { slipOf } from "../slip-of";

/** P2 to P5 on one page: each choice opens the next section. */
export async function SinglePageScreen({ slug, query }: { slug: string; query: Query }) {
  const { shopper, store, reader, intent, paths, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  const { t } = reader;
  const { order, draft } = intent;
  const { fields, words, kept, sums, price, alert } = await itemsViewOf(slug, query);
  const isChosen = price !== null || hasLostExchange(draft);
  const isSettled = price !== null && draft.refund_option !== null;
  const outcome = hasOutcomeStep && isChosen ? await outcomeViewOf(slug) : null;
  const { methods, delivery, own, addressChoice, mostParcels } = isSettled
    ? await sendViewOf(slug, nearOf(query))
    : { methods: [], delivery: null, own: null, addressChoice: null, mostParcels: 1 };
  const canSend = methods.length > 0 || isNothingSent;
  const isStuck = isSettled && !canSend;
  const slip = isSettled && canSend ? await slipOf(slug, price) : null;
  const sending = sendWords(reader, { isSlip: slip !== null, mostParcels });
  const at = stepAt({ isChosen, isSettled, isKnown: delivery !== null || isNothingSent, hasOutcomeStep });
  const later = t(isChosen ? "whole.afterOutcome" : "whole.afterItems");
  return (
    <SinglePageForm
      path={paths.send}
      action={saveSinglePage.bind(null, slug, shopper.returnId)}
      head={<Head {...{ paths, order, reader, slug, alert }} />}
      rail={<Rail {...{ paths, at, hasOutcomeStep, isNothingSent, reader }} />}
      items={{ ...fields, slug, legend: words.legend, kept, head: <PartHead step="items" title={t("items.title")} /> }}
      outcome={hasOutcomeStep ? { head: outcomeHead(outcome?.lost, reader), fields: outcome } : null}
      send={
        isNothingSent
          ? null
          : {
              head: (
                <PartHead
                  step="send"
                  title={t(isStuck ? "send.noneTitle" : "send.title")}
                  later={isSettled ? undefined : later}
                />
              ),
              fields:
                methods.length > 0
                  ? { methods, delivery, own, addressChoice, legend: t("send.legend"), parcels: sending.parcels }
                  : null,
              instead: isSettled ? <NoMethod {...{ store, intent, reader }} path={paths.send} /> : null,
            }
      }
      side={
        <>
          {isNothingSent && price !== null ? <NothingSent words={keepWords(reader, price)} /> : null}
          {slip?.check ?? sums}
        </>
      }
      isSlip={slip !== null}
      total={
        slip?.total ?? (
          <TotalLine
            total={price?.total ?? null}
            toPay={price?.amount_to_pay}
            currency={order.currency}
            reader={reader}
          />
        )
      }
      words={sending}
      press={slip?.confirm ?? (isStuck ? null : { label: words.continue, pending: words.saving })}
    />
  );
}

type Draft = Awaited<ReturnType<typeof draftOf>>;
type HeadProps = Pick<Draft, "paths" | "reader"> & {
  slug: string;
  order: Draft["intent"]["order"];
  alert: React.ReactNode;
};

function Head({ paths, order, reader, slug, alert }: HeadProps) {
  return (
    <>
      <Crumb>
        <BackLink href={paths.home} text={reader.t("shell.anotherOrder")} />
      </Crumb>
      <PageHead title={reader.t("whole.title")}>
        <OrderFacts order={order} reader={reader} />
        <ExistingReturnsCard slug={slug} existing={order.existing_returns} reader={reader} />
        {alert}
      </PageHead>
    </>
  );
}

/** `lost` is undefined while no item is chosen. */
const outcomeHead = (lost: readonly string[] | undefined, { t }: Draft["reader"]) => (
  <PartHead step="outcome" title={t("outcome.title")} later={lost === undefined ? t("whole.afterItems") : undefined}>
    {lost?.map((text) => (
      <Alert className="mt-1.5 mb-6" key={text}>
        {text}
      </Alert>
    ))}
  </PartHead>
);

type Progress = { isChosen: boolean; isSettled: boolean; isKnown: boolean; hasOutcomeStep: boolean };

/** The first incomplete section. */
function stepAt({ isChosen, isSettled, isKnown, hasOutcomeStep }: Progress): Step {
  if (!isChosen) return "items";
  if (!isSettled) return hasOutcomeStep ? "outcome" : "items";
  return isKnown ? "check" : "send";
}
