import type { ReactNode } from "react";
import { formatTime } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import type { PortalStore } from "@/contract/storefront/store";
import { goesTo, isMovedByBanks } from "@/contract/vocabulary/refund-option";
import type { PortalText } from "@/messages/portal";
import { paymentName } from "../outcome/outcome-words";
import { handedInOf } from "../photos/handed-in";
import { LazyPhotoField } from "../photos/lazy-photo-field";
import { latePhotosPath } from "../photos/photo-forms";
import { photoWords } from "../photos/photo-words";
import type { Reader } from "../reader";
import { BackLink } from "../shell/back-link";
import { Code } from "../ui/code";
import type { FormAction } from "../ui/form-state";
import { Columns, Crumb, Lead } from "../ui/page";
import { AddParcelForm } from "./add-parcel-form";
import { CancelForm } from "./cancel-form";
import { HoldNote } from "./hold-note";
import { Milestones } from "./milestones";
import { ParcelEvents } from "./parcel-events";
import { ParcelList } from "./parcel-list";
import type { ReturnActs } from "./return-acts";
import { statusNext, statusTitle } from "./status-sentences";
import { PassLink, StatusSlip } from "./status-slip";
import { StayFresh } from "./stay-fresh";
import { TrackingForms } from "./tracking-forms";
import { isBoughtUnsent, isPassUseful, isRequest, statusFacts, type Tracking } from "./tracking-view";
import { addParcelWords } from "./tracking-words";
import { UnitOutcomes } from "./unit-outcomes";

type ReturnStatusProps = {
  store: PortalStore;
  tracking: Tracking;
  reader: Reader;
  returnsCount: number;
  cancel: FormAction;
  enterTracking: FormAction;
  addParcel: FormAction;
  acts: ReturnActs;
  /** Why photos sent without scripts were rejected. */
  photoAlert?: ReactNode;
};

/** One sentence, four milestones, every unit, the refund. */
export function ReturnStatus(props: ReturnStatusProps) {
  const { store, tracking, reader, returnsCount, cancel, enterTracking, addParcel, acts, photoAlert } = props;
  const { t } = reader;
  const facts = statusFacts(tracking, store.name, reader);
  const currency = tracking.derivation?.currency ?? tracking.refunds[0]?.currency ?? "EUR";
  const isCanceled = tracking.status === "CANCELED";
  return (
    <Columns>
      <StayFresh />
      <div>
        <Crumb>
          <BackLink
            href={returnsCount > 1 ? `/r/${store.slug}/returns` : `/r/${store.slug}`}
            text={t(returnsCount > 1 ? "shell.yourReturns" : "shell.anotherOrder")}
          />
        </Crumb>
        <StatusHead {...{ tracking, store, reader }} />
        {facts.refusal ? <StoreRefusal text={facts.refusal} store={store} reader={reader} /> : null}
        <LatePhotos
          {...{
            slug: store.slug,
            code: tracking.return_code,
            storeName: store.name,
            documents: acts.documents,
            confirmedAt: tracking.created_at,
            reader,
          }}
          alert={photoAlert}
        />
        {isCanceled ? null : (
          <ParcelList className="mt-9" tracking={tracking} reader={reader} home={homeOf(store, tracking)} />
        )}
        {tracking.can_enter_tracking ? <TrackingForms action={enterTracking} tracking={tracking} t={t} /> : null}
        <AddParcelForm
          action={addParcel}
          count={tracking.parcel_count}
          words={addParcelWords(t, tracking)}
          isOffered={tracking.can_add_parcel}
        />
        {isCanceled ? null : <Milestones tracking={tracking} reader={reader} />}
        <ParcelEvents tracking={tracking} reader={reader} />
        <UnitOutcomes {...{ tracking, store, currency, reader }} photos={acts.refusal_photos} />
        <CancelForm
          action={cancel}
          path={homeOf(store, tracking)}
          words={cancelWords(tracking, store.name, reader)}
          isOffered={tracking.can_cancel}
        />
      </div>
      <StatusSlip slug={store.slug} tracking={tracking} reader={reader} acts={acts} />
    </Columns>
  );
}

/** The status in a sentence, and its meaning. */
function StatusHead({ tracking, store, reader }: Pick<ReturnStatusProps, "tracking" | "store" | "reader">) {
  const { t } = reader;
  return (
    <div className="mt-1 mb-6">
      <Code as="p" className="mt-1.5 mb-0.5 text-ink-2">
        {tracking.return_code}
      </Code>
      <h1 tabIndex={-1}>{statusTitle(t, tracking.status_key, statusFacts(tracking, store.name, reader))}</h1>
      {isBoughtUnsent(tracking) ? null : <Lead>{sentenceOf(tracking, store, reader)}</Lead>}
      <HoldNote tracking={tracking} store={store.name} reader={reader} className="mt-1.5 max-w-[34.6em] text-ink-2" />
      {isBoundByNewItems(tracking) ? <Lead className="text-ui">{t("instant.onItsWay")}</Lead> : null}
      {isPassUseful(tracking) ? (
        <PassLink
          className="mt-5 w-[min(100%,28rem)] lg:hidden"
          slug={store.slug}
          tracking={tracking}
          words={t("status.openPass")}
        />
      ) : null}
      {needsHelp(tracking) && store.contact_email ? (
        <Lead>
          <a href={`mailto:${store.contact_email}`}>{t("status.wrong", { store: store.name })}</a>
        </Lead>
      ) : null}
    </div>
  );
}

/** It could be canceled, except for the new items. */
const isBoundByNewItems = ({ hold, can_cancel, exchange_order_name, status }: Tracking): boolean =>
  hold?.state === "HELD" && !can_cancel && exchange_order_name !== null && status === "RUNNING";

const homeOf = ({ slug }: PortalStore, { return_code }: Tracking): string => `/r/${slug}/return/${return_code}`;

/** It is stuck in a way that its shopper can't fix. */
const needsHelp = ({ status_key }: Tracking): boolean => STUCK.some((key) => key === status_key);

const STUCK = ["SHIPPING_PROBLEM", "ON_HOLD", "FAILED"] as const satisfies readonly Tracking["status_key"][];

/** The next step, or the refund; for kept items also that nothing has to be sent. */
function sentenceOf(tracking: Tracking, store: PortalStore, reader: Reader): string {
  const paid = paidSentence(tracking, reader);
  const facts = statusFacts(tracking, store.name, reader);
  if (paid === null) return statusNext(reader.t, tracking.status_key, facts);
  return facts.isNothingSent ? `${reader.t("status.nothingSent")} ${paid}` : paid;
}

/** "€43.20 sent to Visa ending in 42 on 27 November", once true of every part. */
function paidSentence(tracking: Tracking, reader: Reader): string | null {
  const sentences = tracking.refunds.flatMap((refund) => {
    if (refund.refunded_at === null) return [];
    const amount = moneyText(refund.amount, refund.currency, reader.locale);
    return [paidText(reader.t, refund, { amount, day: formatTime(refund.refunded_at, "longDay", reader) })];
  });
  if (sentences.length === 0 || sentences.length < tracking.refunds.length) return null;
  const isBank = tracking.refunds.some(({ refund_option: option }) => isMovedByBanks(option));
  return [...sentences, ...(isBank ? [reader.t("status.bankTime")] : [])].join(" ");
}

type Paid = Pick<Tracking["refunds"][number], "refund_option" | "destination">;

/** A refund names its destination; credits and gift cards name themselves. */
function paidText(t: PortalText, { refund_option: option, destination }: Paid, sent: { amount: string; day: string }) {
  const isNamed = goesTo(option, "BANK") || (goesTo(option, "ORIGINAL") && destination !== "");
  return isNamed
    ? t("status.paid.to", { ...sent, destination: paymentName(t, destination) })
    : t(`status.paid.${option}`, sent);
}

/** Why the store declined, in its own words, and whom to contact. */
function StoreRefusal({ text, store, reader: { t } }: { text: string; store: PortalStore; reader: Reader }) {
  return (
    <figure className="grid justify-items-start gap-1 rounded-brand border border-s-4 border-line border-s-bad bg-surface px-4 py-3">
      <figcaption className="text-fine font-medium text-ink-2">
        {t("status.refusalReason", { store: store.name })}
      </figcaption>
      <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>
      {store.contact_email ? (
        <a className="mt-1 text-ui/6.25" href={`mailto:${store.contact_email}`}>
          {t("status.wrong", { store: store.name })}
        </a>
      ) : null}
    </figure>
  );
}

/** Confirms before canceling, with the consequences. */
const cancelWords = (tracking: Tracking, store: string, reader: Reader) => ({
  cancel: reader.t("status.cancel"),
  title: reader.t("status.cancelTitle"),
  text: cancelText(tracking, store, reader),
  yes: reader.t("status.cancelYes"),
  no: reader.t("status.cancelNo"),
  pending: reader.t("status.canceling"),
});

function cancelText(tracking: Tracking, store: string, { t, locale }: Reader): string {
  const { derivation, outlook } = tracking;
  if (isRequest(tracking)) return t("status.cancelTextRequest", { store });
  if (!derivation) return t("status.cancelTextPlain");
  return t("status.cancelText", {
    amount: moneyText(Number(outlook.pending) + Number(outlook.expected), derivation.currency, locale),
  });
}

const [FIELD, FORM] = ["late-photos", "late-photos-form"];

type LatePhotosProps = {
  slug: string;
  code: string;
  storeName: string;
  documents: ReturnActs["documents"];
  confirmedAt: string;
  /** Why the last ones were rejected. */
  alert: ReactNode;
  reader: Reader;
};

/** Photos that the store requests after the confirmation. */
function LatePhotos({ slug, code, storeName, documents, confirmedAt, alert, reader }: LatePhotosProps) {
  if (documents === null) return null;
  const path = latePhotosPath(slug, code);
  const words = photoWords(reader);
  return (
    <section className="mt-9" aria-labelledby={`${FIELD}-title`}>
      {alert}
      <LazyPhotoField
        {...{ id: FIELD, form: FORM, path, words, error: undefined, isFinal: true }}
        why={reader.t("photos.later", { store: storeName })}
        handedIn={handedInOf(documents, confirmedAt)}
      />
      <form id={FORM} method="post" encType="multipart/form-data" action={path} />
    </section>
  );
}
