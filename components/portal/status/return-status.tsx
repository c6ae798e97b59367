import { formatTime } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import type { PortalStore } from "@/contract/storefront/store";
import { outcome } from "../copy/outcome";
import type { Reader } from "../copy/reader";
import { shell } from "../copy/shell";
import { status } from "../copy/status";
import type { FormAction } from "../form/form-state";
import { BackLink } from "../shell/step-head";
import { CancelForm } from "./cancel-form";
import { Milestones } from "./milestones";
import { ParcelEvents } from "./parcel-events";
import { StatusSlip } from "./status-slip";
import { isRequest, statusFacts, type Tracking } from "./tracking-view";
import { UnitOutcomes } from "./unit-outcomes";

type ReturnStatusProps = {
  store: PortalStore;
  tracking: Tracking;
  reader: Reader;
  returnsCount: number;
  cancel: FormAction;
};

/** One sentence, four milestones, every piece, the money. */
export function ReturnStatus({ store, tracking, reader, returnsCount, cancel }: ReturnStatusProps) {
  const facts = statusFacts(tracking, store.name, reader);
  const currency = tracking.derivation?.currency ?? tracking.refunds[0]?.currency ?? "EUR";
  const isCanceled = tracking.status === "CANCELED";
  return (
    <div className="wrap form">
      <div className="list">
        <div className="crumb">
          <BackLink
            href={returnsCount > 1 ? `/r/${store.slug}/returns` : `/r/${store.slug}`}
            text={returnsCount > 1 ? shell.yourReturns : shell.anotherOrder}
          />
        </div>
        <div className="head">
          <p className="head-code code">{tracking.return_code}</p>
          <h1 tabIndex={-1}>{status.title(tracking.status_key, facts)}</h1>
          <p>{sentenceOf(tracking, store, reader)}</p>
        </div>
        {facts.refusal ? <StoreRefusal text={facts.refusal} store={store} /> : null}
        {isCanceled ? null : <Milestones milestones={tracking.milestones} reader={reader} />}
        <ParcelEvents tracking={tracking} reader={reader} />
        <UnitOutcomes tracking={tracking} store={store} currency={currency} reader={reader} />
        <CancelForm action={cancel} text={cancelText(tracking, store.name, reader)} isOffered={tracking.can_cancel} />
      </div>
      <StatusSlip slug={store.slug} tracking={tracking} reader={reader} />
    </div>
  );
}

/** What comes next, or what was paid; of what is kept also that nothing has to be sent. */
function sentenceOf(tracking: Tracking, store: PortalStore, reader: Reader): string {
  const paid = paidSentence(tracking, reader);
  const facts = statusFacts(tracking, store.name, reader);
  if (paid === null) return status.next(tracking.status_key, facts);
  return facts.isNothingSent ? `${status.nothingSent} ${paid}` : paid;
}

/** "€43.20 sent to Visa ending in 42 on 27 November", once it is true of every part. */
function paidSentence(tracking: Tracking, { locale, timeZone }: Reader): string | null {
  const sentences = tracking.refunds.flatMap((refund) => {
    if (refund.refunded_at === null) return [];
    const amount = moneyText(refund.amount, refund.currency, locale);
    const destination = outcome.destination(refund.refund_option, refund.destination);
    return [status.paid(amount, destination, formatTime(refund.refunded_at, "longDay", { locale, timeZone }))];
  });
  if (sentences.length === 0 || sentences.length < tracking.refunds.length) return null;
  const isBank = tracking.refunds.some(
    ({ refund_option: option }) => option !== "STORE_CREDIT" && option !== "GIFT_CARD",
  );
  return [...sentences, ...(isBank ? [status.bankTime] : [])].join(" ");
}

/** Why the store said no, in its own words, and where to ask. */
function StoreRefusal({ text, store }: { text: string; store: PortalStore }) {
  return (
    <figure className="refusal">
      <figcaption>{status.refusalReason(store.name)}</figcaption>
      <blockquote>{text}</blockquote>
      {store.contact_email ? <a href={`mailto:${store.contact_email}`}>{status.wrong(store.name)}</a> : null}
    </figure>
  );
}

function cancelText(tracking: Tracking, store: string, { locale }: Reader): string {
  const { derivation } = tracking;
  if (isRequest(tracking)) return status.cancelTextRequest(store);
  if (!derivation) return status.cancelTextPlain;
  return status.cancelText(moneyText(derivation.total, derivation.currency, locale));
}
