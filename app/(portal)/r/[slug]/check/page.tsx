import { redirect } from "next/navigation";
import { ConfirmForm } from "@/components/portal/send/confirm-form";
import { NothingSent } from "@/components/portal/send/nothing-sent";
import { keepWords } from "@/components/portal/send/send-words";
import { StepHead } from "@/components/portal/shell/step-head";
import { confirmChecked } from "../../../_portal/actions/send-return";
import { draftOf } from "../../../_portal/draft-of";
import { pricedOf } from "../../../_portal/priced-of";
import { slipOf } from "../../../_portal/slip-of";
import { titled } from "../../../_portal/titled";

export const generateMetadata = titled("send.checkTitle");

/** P5 as a separate page, in the layout with one question per page. */
export default async function CheckPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { shopper, reader, intent, paths, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  if (paths.layout !== "SIMPLIFIED") redirect(paths.check);
  const price = await pricedOf(slug);
  if (intent.draft.delivery === null && !isNothingSent) redirect(paths.send);
  const title = reader.t("send.checkTitle");
  return (
    <ConfirmForm
      action={confirmChecked.bind(null, slug, shopper.returnId)}
      {...(await slipOf(slug, price, { isUntitled: true }))}
      head={<StepHead step="check" {...{ paths, hasOutcomeStep, isNothingSent, title, reader }} />}
    >
      {isNothingSent ? <NothingSent words={keepWords(reader, price)} /> : null}
    </ConfirmForm>
  );
}
