import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { hasLostExchange } from "@/components/portal/items/line-view";
import { TotalLine } from "@/components/portal/money/total-line";
import { CheckSlip } from "@/components/portal/send/check-slip";
import { KeepForm } from "@/components/portal/send/keep-form";
import { NoWayScreen } from "@/components/portal/send/no-way-screen";
import { SendForm } from "@/components/portal/send/send-form";
import { confirmWords, keepWords, sendWords, wayWords } from "@/components/portal/send/send-words";
import { StepHead } from "@/components/portal/shell/step-head";
import { sendReturn } from "../../../_portal/actions/send-return";
import { draftOf, priceOf } from "../../../_portal/draft-of";
import { portalOf } from "../../../_portal/portal-of";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reader } = await portalOf((await params).slug);
  return { title: reader.t("send.title") };
}

/** P4 and P5: how it travels, check and confirm; where everything is kept, only the latter. */
export default async function SendPage({ params }: Props) {
  const { slug } = await params;
  const { store, reader, shopper, intent, timings, reasons, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  const price = await priceOf(slug);
  if (price === null) redirect(`/r/${slug}/${hasLostExchange(intent.draft) ? "outcome" : "items"}`);
  if (intent.draft.refund_option === null) redirect(`/r/${slug}/${hasOutcomeStep ? "outcome" : "items"}`);
  const ways = isNothingSent
    ? []
    : (await shopper.api.listReturnOptions({ return_id: shopper.returnId })).return_options;
  const title = reader.t(isNothingSent ? "send.nothingTitle" : "send.title");
  const head = <StepHead slug={slug} step={3} {...{ hasOutcomeStep, isNothingSent, title, reader }} />;
  if (ways.length === 0 && !isNothingSent) return <NoWayScreen store={store} reader={reader} head={head} />;
  const isRequest = price.requires_authorization;
  const form = {
    action: sendReturn.bind(null, slug),
    confirm: confirmWords(reader, { isRequest, isOwed: Number(price.amount_to_pay) > 0 }),
    check: (
      <CheckSlip
        slug={slug}
        storeName={store.name}
        intent={intent}
        quote={price}
        ways={ways}
        reasons={reasons}
        timing={timings.find(({ refund_option }) => refund_option === intent.draft.refund_option)}
        hasOutcomeStep={hasOutcomeStep}
        reader={reader}
      />
    ),
    total: <TotalLine total={price.total} toPay={price.amount_to_pay} currency={price.currency} reader={reader} />,
  };
  if (isNothingSent) return <KeepForm {...form} head={head} words={keepWords(reader, price)} />;
  return (
    <SendForm
      {...form}
      head={head}
      ways={ways.map((way) => ({ way, words: wayWords(reader, way) }))}
      delivery={intent.draft.delivery}
      words={sendWords(reader)}
    />
  );
}
