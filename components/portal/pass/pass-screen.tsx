import { formatDate, formatTime } from "@/components/ui/format-time";
import { Icon } from "@/components/ui/icon";
import type { PortalStore } from "@/contract/storefront/store";
import type { Paper } from "@/contract/vocabulary/paper";
import type { FormAction } from "../form/form-state";
import { Waves } from "../lookup/postmark";
import type { Reader } from "../reader";
import type { Point } from "../send/point-words";
import { BackLink } from "../shell/back-link";
import { HoldNote } from "../status/hold-note";
import { ParcelList } from "../status/parcel-list";
import { ResendForm } from "../status/resend-form";
import { type ReturnActs, resendWords } from "../status/return-acts";
import { statusNext, statusTitle } from "../status/status-sentences";
import { StayFresh } from "../status/stay-fresh";
import { TrackingForms } from "../status/tracking-forms";
import { hasPackingSlip, isLabelPending, statusFacts, type Tracking } from "../status/tracking-view";
import { hasCalendarDay } from "./calendar-entry";
import { KeepAwake } from "./keep-awake";
import { PaperChoice } from "./paper-choice";
import { PendingTicket } from "./pending-ticket";
import { PrintButton } from "./print-button";
import { Ticket } from "./ticket";

type PassScreenProps = {
  store: PortalStore;
  tracking: Tracking;
  reader: Reader;
  tries: number;
  now: string;
  /** What it is printed on. */
  paper: Paper;
  acts: ReturnActs;
  enterTracking: FormAction;
  /** Counters of the carrier, where it is dropped off. */
  points: readonly Point[];
};

/** The one expressive screen: a ticket on the store's own ground. */
export function PassScreen(props: PassScreenProps) {
  const { store, tracking, reader, tries, now, paper, acts, enterTracking, points } = props;
  const { t } = reader;
  const home = `/r/${store.slug}/return/${tracking.return_code}`;
  const isPending = isLabelPending(tracking);
  const facts = statusFacts(tracking, store.name, reader);
  return (
    <div className="hall" data-paper={paper}>
      <StayFresh />
      <div className="wrap hall-head">
        <div className="crumb">
          <BackLink href={home} text={t("pass.back")} />
        </div>
        <h1 tabIndex={-1}>{isPending ? pendingTitle(tracking, store, reader) : headline(tracking, reader)}</h1>
        <HoldNote tracking={tracking} store={store.name} reader={reader} className="hold-note" />
      </div>
      <div className="hall-floor">
        <Waves />
        <div className="wrap">
          {isPending ? (
            <>
              <PendingTicket
                {...{ store, tracking, tries, reader }}
                href={`${home}/pass`}
                email={acts.email_mask}
                promise={statusNext(t, tracking.status_key, facts)}
              />
              <div className="ticket-acts">
                <a className="btn" href={home}>
                  {t("pass.status")}
                </a>
              </div>
            </>
          ) : (
            <>
              <KeepAwake />
              <Ticket store={store} tracking={tracking} reader={reader} now={now} shops={acts.shops} points={points} />
              <div className="ticket-acts">
                {tracking.label_source === "NONE" ? null : (
                  <a className="btn" href={`${home}/label?paper=${paper}`} download>
                    <Icon name="download" />
                    {t("pass.saveLabel")}
                  </a>
                )}
                {tracking.label_source === "NONE" || hasPackingSlip(tracking) ? (
                  <a className="btn" href={`${home}/slip`} download>
                    <Icon name="download" />
                    {t("manual.own.slip")}
                  </a>
                ) : null}
                {tracking.customs_form_url === null ? null : (
                  <a className="btn" href={tracking.customs_form_url} target="_blank" rel="noreferrer">
                    <Icon name="download" />
                    {t("pass.customs")}
                  </a>
                )}
                <PrintButton text={t("pass.print")} />
                {hasCalendarDay(tracking) ? (
                  <a className="btn" href={`${home}/calendar`} download>
                    <Icon name="calendar" />
                    {t("pass.calendar")}
                  </a>
                ) : null}
                <a className="btn" href={home}>
                  {t("pass.status")}
                </a>
              </div>
              {tracking.parcel_count > 1 ? (
                <div className="ticket-tracking">
                  <ParcelList tracking={tracking} reader={reader} home={home} paper={paper} />
                </div>
              ) : null}
              {tracking.can_enter_tracking ? (
                <div className="ticket-tracking">
                  <TrackingForms action={enterTracking} tracking={tracking} t={t} />
                </div>
              ) : null}
              <div className="ticket-more">
                <PaperChoice href={`${home}/pass`} chosen={paper} t={t} />
                {acts.can_resend_mail ? (
                  <ResendForm action={acts.resend} words={resendWords(t)} className="plain-button" />
                ) : null}
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

const pendingTitle = (tracking: Tracking, store: PortalStore, reader: Reader): string =>
  tracking.label_source === "CARRIER"
    ? reader.t("pass.pendingTitle")
    : statusTitle(reader.t, tracking.status_key, statusFacts(tracking, store.name, reader));

function headline(tracking: Tracking, reader: Reader): string {
  const { t, locale } = reader;
  if (tracking.pickup_date) {
    const day = formatDate(tracking.pickup_date, "longDay", locale);
    return t("pass.readyPickup", { day, range: t(`send.range.${tracking.pickup_range}`) });
  }
  if (tracking.label_source === "NONE") return statusTitle(t, "READY_TO_SEND", statusFacts(tracking, "", reader));
  if (!tracking.hand_over_by) return t("pass.ready");
  return t("pass.readyBy", { day: formatTime(tracking.hand_over_by, "longDay", reader) });
}
