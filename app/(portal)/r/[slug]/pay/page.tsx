import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { hasLostExchange } from "@/components/portal/items/line-view";
import { TotalLine } from "@/components/portal/money/total-line";
import { PayCheck } from "@/components/portal/pay/pay-check";
import { PayForm } from "@/components/portal/pay/pay-form";
import { payWords } from "@/components/portal/pay/pay-words";
import { BackLink } from "@/components/portal/shell/back-link";
import { moneyText } from "@/components/ui/money";
import { payReturn } from "../../../_portal/actions/pay-return";
import { draftOf, priceOf } from "../../../_portal/draft-of";
import { paymentOf } from "../../../_portal/payment-of";
import { portalOf } from "../../../_portal/portal-of";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reader } = await portalOf((await params).slug);
  return { title: reader.t("pay.plainTitle") };
}

/** What is owed, before the return is confirmed. Whoever owes nothing, or has not said how it is sent, is led back. */
export default async function PayPage({ params }: Props) {
  const { slug } = await params;
  const { shopper, reader, intent, isNothingSent, paths } = await draftOf(slug);
  const price = await priceOf(slug);
  if (price === null) redirect(hasLostExchange(intent.draft) ? paths.outcome : paths.items);
  const isReady = intent.draft.refund_option !== null && (intent.draft.delivery !== null || isNothingSent);
  if (Number(price.amount_to_pay) === 0 || !isReady) redirect(paths.check);
  const amount = moneyText(price.amount_to_pay, price.currency, reader.locale);
  const { heldMinor, way, provider_name: provider } = await paymentOf(slug);
  const isPaid = heldMinor === Number(price.amount_to_pay);
  const held = { amount: moneyText(heldMinor, price.currency, reader.locale) };
  return (
    <PayForm
      action={payReturn.bind(null, slug, shopper.returnId)}
      words={payWords(reader, price, { isPaid, way, provider })}
      asks={isPaid ? "NOTHING" : way}
      head={
        <>
          <div className="crumb">
            <BackLink href={paths.check} text={reader.t("pay.back")} />
          </div>
          <div className="head">
            <h1 tabIndex={-1}>{isPaid ? reader.t("pay.heldTitle", held) : reader.t("pay.title", { amount })}</h1>
            {heldMinor > 0 ? <p>{reader.t(isPaid ? "pay.held" : "pay.heldOther", held)}</p> : null}
          </div>
        </>
      }
      check={<PayCheck outcomePath={paths.outcome} quote={price} reader={reader} />}
      total={<TotalLine total={price.total} toPay={price.amount_to_pay} currency={price.currency} reader={reader} />}
    />
  );
}
