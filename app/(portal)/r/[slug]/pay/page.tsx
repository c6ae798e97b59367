import { redirect } from "next/navigation";
import { hasLostExchange } from "@/components/portal/draft/line-view";
import { TotalLine } from "@/components/portal/money/total-line";
import type { Checkout } from "@/components/portal/outcome/outcome-view";
import { holdHead, holdWords, nextHold } from "@/components/portal/pay/hold-words";
import { PayCheck } from "@/components/portal/pay/pay-check";
import { PayForm } from "@/components/portal/pay/pay-form";
import { payWords } from "@/components/portal/pay/pay-words";
import type { Reader } from "@/components/portal/reader";
import { BackLink } from "@/components/portal/shell/back-link";
import { Crumb, Lead, PageHead } from "@/components/portal/ui/page";
import { moneyText } from "@/components/ui/money";
import { payReturn } from "../../../_portal/actions/pay-return";
import { draftOf, priceOf } from "../../../_portal/draft-of";
import { paymentOf } from "../../../_portal/payment-of";
import { titled } from "../../../_portal/titled";

export const generateMetadata = titled("pay.plainTitle");

/**
 * What is owed before the return is confirmed, then what is held for an immediate exchange. A shopper who owes nothing
 * and waits for the inspection, or hasn't chosen a return method, is redirected back.
 */
export default async function PayPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { shopper, reader, intent, isNothingSent, paths } = await draftOf(slug);
  const price = await priceOf(slug);
  if (price === null) redirect(hasLostExchange(intent.draft) ? paths.outcome : paths.items);
  const isReady = intent.draft.refund_option !== null && (intent.draft.delivery !== null || isNothingSent);
  const offer = price.instant_exchange?.is_chosen ? price.instant_exchange : null;
  if ((Number(price.amount_to_pay) === 0 && offer === null) || !isReady) redirect(paths.check);
  const payment = await paymentOf(slug);
  const isPaid = payment.heldMinor === Number(price.amount_to_pay);
  const stage = isPaid && offer ? holdStage({ reader, price, payment, offer }) : payStage({ reader, price, payment });
  return (
    <PayForm
      action={payReturn.bind(null, slug, shopper.returnId)}
      words={stage.words}
      asks={stage.isDone ? "NOTHING" : stage.mode}
      head={
        <>
          <Crumb>
            <BackLink href={paths.check} text={reader.t("pay.back")} />
          </Crumb>
          <PageHead title={stage.title}>{stage.lead === null ? null : <Lead>{stage.lead}</Lead>}</PageHead>
        </>
      }
      check={<PayCheck outcomePath={paths.outcome} quote={price} reader={reader} isHold={isPaid && offer !== null} />}
      total={
        <TotalLine
          total={price.total}
          toPay={price.amount_to_pay}
          held={isPaid ? offer?.hold_amount : undefined}
          currency={price.currency}
          reader={reader}
        />
      }
    />
  );
}

type Payment = Awaited<ReturnType<typeof paymentOf>>;
type Stage = { reader: Reader; price: Checkout; payment: Payment };

function payStage({ reader, price, payment: { heldMinor, mode, provider_name: provider } }: Stage) {
  const { t, locale } = reader;
  const isDone = heldMinor === Number(price.amount_to_pay);
  const held = { amount: moneyText(heldMinor, price.currency, locale) };
  const amount = moneyText(price.amount_to_pay, price.currency, locale);
  const paid = heldMinor > 0 ? t(isDone ? "pay.held" : "pay.heldOther", held) : null;
  return {
    ...{ mode, isDone, words: payWords(reader, price, { isPaid: isDone, mode, provider }) },
    title: isDone ? t("pay.heldTitle", held) : t("pay.title", { amount }),
    lead: [paid, nextHold(reader, price)].filter((text) => text !== null).join(" ") || null,
  };
}

function holdStage({ reader, price, payment, offer }: Stage & { offer: NonNullable<Checkout["instant_exchange"]> }) {
  const { heldMinor, mode, provider_name: provider } = payment.hold;
  const isDone = heldMinor === Number(offer.hold_amount);
  const words = holdWords(reader, price, { offer, isHeld: isDone, mode, provider });
  return { mode, isDone, words, ...holdHead(reader, price, { offer, isHeld: isDone }) };
}
