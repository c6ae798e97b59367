import { formatDate, formatTime } from "@/components/ui/format-time";
import { Icon } from "@/components/ui/icon";
import type { PortalStore } from "@/contract/storefront/store";
import { PAPERS, type Paper } from "@/contract/vocabulary/paper";
import type { PortalText } from "@/messages/portal";
import type { Reader } from "../reader";
import type { Point } from "../send/point-words";
import { hasCalendarDay } from "../status/calendar-entry";
import { HoldNote } from "../status/hold-note";
import { ParcelList } from "../status/parcel-list";
import { ResendForm } from "../status/resend-form";
import { type ReturnActs, resendWords } from "../status/return-acts";
import { statusNext, statusTitle } from "../status/status-sentences";
import { StayFresh } from "../status/stay-fresh";
import { TrackingForms } from "../status/tracking-forms";
import { hasPackingSlip, isLabelPending, statusFacts, type Tracking } from "../status/tracking-view";
import { ButtonAnchor } from "../ui/button";
import type { FormAction } from "../ui/form-state";
import { Hall, HallActs } from "./hall";
import { KeepAwake } from "./keep-awake";
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
  /** The carrier's drop-off points, when it is dropped off. */
  points: readonly Point[];
};

/** The most expressive screen: a ticket on the store's own background. */
export function PassScreen(props: PassScreenProps) {
  const { store, tracking, reader, tries, now, paper, acts, enterTracking, points } = props;
  const { t } = reader;
  const home = `/r/${store.slug}/return/${tracking.return_code}`;
  const isPending = isLabelPending(tracking);
  const facts = statusFacts(tracking, store.name, reader);
  return (
    <Hall
      paper={paper}
      back={{ href: home, text: t("pass.back") }}
      title={isPending ? pendingTitle(tracking, store, reader) : headline(tracking, reader)}
      lead={
        <HoldNote tracking={tracking} store={store.name} reader={reader} className="max-w-[60ch] pt-2 text-on-hall" />
      }
    >
      <StayFresh />
      {isPending ? (
        <>
          <PendingTicket
            {...{ store, tracking, tries, reader }}
            href={`${home}/pass`}
            email={acts.email_mask}
            promise={statusNext(t, tracking.status_key, facts)}
          />
          <HallActs>
            <ButtonAnchor look="hall" href={home}>
              {t("pass.status")}
            </ButtonAnchor>
          </HallActs>
        </>
      ) : (
        <>
          <KeepAwake />
          <Ticket store={store} tracking={tracking} reader={reader} now={now} shops={acts.shops} points={points} />
          <PassActs {...{ tracking, t, home, paper }} />
          {tracking.parcel_count > 1 ? (
            <div className="relative mt-4 text-ink print:hidden">
              <ParcelList tracking={tracking} reader={reader} home={home} paper={paper} />
            </div>
          ) : null}
          {tracking.can_enter_tracking ? (
            <div className="relative mt-4 text-ink print:hidden">
              <TrackingForms action={enterTracking} tracking={tracking} t={t} />
            </div>
          ) : null}
          <div className="relative mt-3 grid gap-x-6 gap-y-1 text-body/5 text-on-hall md:flex md:justify-between print:hidden [&_:focus-visible]:outline-on-hall">
            {isCodeShown(tracking) ? null : <PaperChoice href={`${home}/pass`} chosen={paper} t={t} />}
            {acts.can_resend_mail ? (
              <ResendForm
                action={acts.resend}
                words={resendWords(t)}
                className="-ms-2 flex flex-wrap items-center gap-1 [&>p]:text-on-hall"
                button="grid min-h-11 items-center px-2 underline underline-offset-3"
              />
            ) : null}
          </div>
        </>
      )}
    </Hall>
  );
}

type PassActsProps = Pick<PassScreenProps, "tracking" | "paper"> & { t: Reader["t"]; home: string };

/** The code alone is enough at the counter: no printing, whatever the paper size. */
const isCodeShown = ({ label_source, prints_label, return_method }: Tracking): boolean =>
  label_source === "CARRIER" && !prints_label && return_method !== "HOME_PICK_UP";

/**
 * Save, print, add to calendar, or view the status: the first is the primary button. Documents come last when no
 * printer is needed.
 */
function PassActs(props: PassActsProps) {
  const { tracking, t, home } = props;
  const isLast = isCodeShown(tracking);
  return (
    <HallActs>
      {isLast ? null : <Papers {...props} />}
      {hasCalendarDay(tracking) ? (
        <ButtonAnchor look="hall" href={`${home}/calendar`} download>
          <Icon name="calendar" />
          {t("pass.calendar")}
        </ButtonAnchor>
      ) : null}
      <ButtonAnchor look="hall" href={home}>
        {t("pass.status")}
      </ButtonAnchor>
      {isLast ? <Papers {...props} /> : null}
    </HallActs>
  );
}

/** The printable documents. */
function Papers({ tracking, t, home, paper }: PassActsProps) {
  return (
    <>
      {tracking.label_source === "NONE" ? null : (
        <ButtonAnchor look="hall" href={`${home}/label?paper=${paper}`} download>
          <Icon name="download" />
          {t("pass.saveLabel")}
        </ButtonAnchor>
      )}
      {tracking.label_source === "NONE" || hasPackingSlip(tracking) ? (
        <ButtonAnchor look="hall" href={`${home}/slip`} download>
          <Icon name="download" />
          {t("manual.own.slip")}
        </ButtonAnchor>
      ) : null}
      {tracking.customs_form_url === null ? null : (
        <ButtonAnchor look="hall" href={tracking.customs_form_url} target="_blank" rel="noreferrer">
          <Icon name="download" />
          {t("pass.customs")}
        </ButtonAnchor>
      )}
      <PrintButton text={t("pass.print")} />
    </>
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

const PAPER = "paper";

/** Paper sizes of pass and label: links, so that no script is needed. */
function PaperChoice({ href, chosen, t }: { href: string; chosen: Paper; t: PortalText }) {
  return (
    <nav className="flex flex-wrap items-center gap-x-1" id={PAPER} aria-label={t("pass.paper")}>
      <span className="me-1" aria-hidden="true">
        {t("pass.paper")}
      </span>
      {PAPERS.map((paper) => (
        <a
          key={paper}
          className="grid min-h-11 items-center px-2 text-on-hall decoration-auto aria-[current]:font-semibold aria-[current]:decoration-2"
          href={`${href}?paper=${paper}#${PAPER}`}
          aria-current={paper === chosen || undefined}
        >
          {t(`pass.papers.${paper}`)}
        </a>
      ))}
    </nav>
  );
}
