import { redirect } from "next/navigation";
import { SumPanel } from "@/components/portal/money/sum-panel";
import { ConfirmForm } from "@/components/portal/send/confirm-form";
import { NoMethodScreen } from "@/components/portal/send/no-method-screen";
import { NothingSent } from "@/components/portal/send/nothing-sent";
import { SendForm } from "@/components/portal/send/send-form";
import { keepWords, sendWords } from "@/components/portal/send/send-words";
import { StepHead } from "@/components/portal/shell/step-head";
import { sendReturn } from "../../../_portal/actions/send-return";
import { draftOf } from "../../../_portal/draft-of";
import { pricedOf } from "../../../_portal/priced-of";
import { nearOf, type Query } from "../../../_portal/query";
import { sendViewOf } from "../../../_portal/send-view-of";
import { slipOf } from "../../../_portal/slip-of";
import { titled } from "../../../_portal/titled";

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

export const generateMetadata = titled("send.title");

/**
 * P4 and P5: return method, review and confirmation; only the latter if everything is kept. With one question per page:
 * only the method.
 */
export default async function SendPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { shopper, store, reader, intent, paths, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  const isAlone = paths.layout === "SIMPLIFIED";
  if (paths.layout === "VERTICAL") redirect(paths.send);
  const price = await pricedOf(slug);
  if (isAlone && isNothingSent) redirect(paths.check);
  const { methods, delivery, own, addressChoice, mostParcels } = await sendViewOf(slug, nearOf(await searchParams));
  const isStuck = methods.length === 0 && !isNothingSent;
  const title = reader.t(isNothingSent ? "send.nothingTitle" : isStuck ? "send.noneTitle" : "send.title");
  const head = <StepHead step="send" {...{ paths, hasOutcomeStep, isNothingSent, title, reader }} />;
  if (isStuck) return <NoMethodScreen {...{ store, intent, reader, head, price }} path={paths.send} />;
  const { check, confirm, total, label } = await slipOf(slug, price);
  const action = sendReturn.bind(null, slug, shopper.returnId);
  if (isNothingSent) {
    return (
      <ConfirmForm {...{ action, head, check, confirm, total, label }}>
        <NothingSent words={keepWords(reader, price)} />
      </ConfirmForm>
    );
  }
  const isShippingOpen = intent.draft.delivery === null;
  return (
    <SendForm
      {...{ action, head, methods, delivery, own, addressChoice, total }}
      path={paths.send}
      check={isAlone ? <SumPanel derivation={price.derivation} {...{ reader, isShippingOpen }} /> : check}
      confirm={isAlone ? { label: reader.t("shell.continue"), pending: reader.t("shell.saving") } : confirm}
      words={sendWords(reader, { isSlip: !isAlone, mostParcels })}
    />
  );
}
