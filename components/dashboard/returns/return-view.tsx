import Link from "next/link";
import { formatMoney } from "@/contract/vocabulary/format-money";
import { isTerminal } from "@/contract/vocabulary/process";
import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { COLUMNS } from "../../ui/columns";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { Page } from "../../ui/page";
import type { Viewer } from "../browser/viewer";
import { CONNECTIONS_PATH } from "../connections/connection-words";
import { ProblemSection } from "../problems/problem-section";
import { namedUnitsOf, type ReturnDetail } from "../return-facts/detail";
import { PayoutWaitBar } from "../review/payout-wait-bar";
import { UnitsSection } from "../review/units-section";
import { ReturnTasks } from "../tasks/return-tasks";
import type { Task } from "../tasks/task-words";
import { Approval } from "./approval";
import type { WorkOptions } from "./assignment-section";
import { DetailHead } from "./detail-head";
import { DetailKeys } from "./detail-keys";
import { DetailSidebar } from "./detail-sidebar";
import { MoneySection } from "./money-section";
import { NewerNotice } from "./newer-notice";
import { nextActOf } from "./next-act";
import { NoteComposer } from "./note-composer";
import { ReturnActs } from "./return-acts";
import { ReturnHeader } from "./return-header";
import { SandboxCarrier } from "./sandbox-carrier";
import { type LinkedOrder, ShopperLinkButton } from "./shopper-link";
import { Timeline } from "./timeline";
import { type Bench, WarehouseSection } from "./warehouse-section";

type ReturnViewProps = {
  detail: ReturnDetail;
  bench: Bench;
  viewer: Viewer;
  /** Tasks for staff in the shop. */
  tasks: readonly Task[];
  /** Null if the role may not assign returns. */
  work: WorkOptions | null;
  now: string;
};

/**
 * The page of a return, laid out as a document: header, units, refund and timeline, with details in the side column.
 */
export function ReturnView({ detail, bench, viewer, tasks, work, now }: ReturnViewProps) {
  const { summary, shipments } = detail;
  const { basic_process_data: basics } = summary;
  const units = namedUnitsOf(detail);
  const hasEnded = summary.status !== "RETURN_PROCESS_STATUS_UNSPECIFIED" && isTerminal(summary.status);
  const canWrite = !hasEnded && viewer.can("processes:write");
  // A return that needs approval hasn't been sent, so there is nothing to inspect.
  const isWaiting = detail.authorization.status === "PENDING";
  const canReview = canWrite && !isWaiting && units.some(({ unit }) => unit.verdict === "UNDECIDED");
  const next = nextActOf({
    canWrite,
    isWaiting,
    problems: detail.problems,
    canReview,
    pendingMinor: Number(detail.outlook.pending),
  });
  const shipment = shipments[0];
  const labelHref =
    shipment?.has_label && viewer.can("logistics:read") ? `/dashboard/returns/${basics.return_code}/label` : null;
  const isSandbox = shipment?.provider === "SANDBOX" && !hasEnded && viewer.can("logistics:write");
  return (
    <Page>
      <DetailKeys />
      <DetailHead detail={detail} labelHref={labelHref}>
        {viewer.can("processes:write") && !detail.is_gift ? <ShopperLinkButton order={linkedOrder(detail)} /> : null}
        {canWrite ? (
          <ReturnActs
            processId={basics.process_id}
            user={viewer.email}
            isHeld={summary.status === "ON_HOLD"}
            canCancel={detail.why_no_cancel === ""}
          />
        ) : null}
      </DetailHead>
      <NewerNotice
        processId={basics.process_id}
        known={detail.timeline.at(-1)?.id ?? "0"}
        reader={{ name: viewer.name, email: viewer.email }}
      />
      <Approval detail={detail} user={canWrite ? viewer.email : null} />
      {detail.partner_wait === null || hasEnded ? null : (
        <PartnerWait
          wait={detail.partner_wait}
          canRead={viewer.can("connections:read")}
          timeZone={detail.store.time_zone}
        />
      )}
      <Disputes disputes={detail.disputes} timeZone={detail.store.time_zone} />
      <ProblemSection
        processId={basics.process_id}
        problems={detail.problems}
        risk={detail.risk}
        canWrite={viewer.can("processes:write")}
        isNext={next === "PROBLEM"}
        user={viewer.email}
        now={now}
        timeZone={detail.store.time_zone}
      />
      <ReturnTasks tasks={tasks} canWrite={viewer.can("processes:write")} now={now} timeZone={detail.store.time_zone} />
      {detail.payout_wait === null || hasEnded ? null : (
        <PayoutWaitBar
          key={detail.payout_wait.goes_out_at}
          wait={detail.payout_wait}
          processId={basics.process_id}
          user={viewer.email}
          canWrite={canWrite}
          canRelease={viewer.can("payouts:release")}
        />
      )}
      <ReturnHeader detail={detail} />
      <div className={COLUMNS}>
        <div>
          <UnitsSection
            processId={basics.process_id}
            units={units}
            reasons={detail.reject_reasons}
            grading={detail.grading}
            incompleteReview={detail.incomplete_review}
            currency={summary.currency_code}
            override={summary.compensation.override}
            user={viewer.email}
            canOverride={viewer.can("refunds:override")}
            canReview={canReview}
            isNext={next === "CHECK"}
            canCorrect={canWrite}
            isArrived={basics.shipping_status === "IN_WAREHOUSE"}
          />
          <WarehouseSection bench={bench} units={units} processId={basics.process_id} />
          <MoneySection
            {...{
              summary,
              outlook: detail.outlook,
              timeZone: detail.store.time_zone,
              whyNoCancel: detail.why_no_cancel,
            }}
            canMark={canWrite}
            isNext={next === "REFUND"}
            people={detail.people}
          />
          <Timeline entries={detail.timeline} timeZone={detail.store.time_zone}>
            {viewer.can("processes:write") ? (
              <NoteComposer
                processId={basics.process_id}
                email={summary.customer.email}
                isHeld={summary.status === "ON_HOLD"}
              />
            ) : null}
          </Timeline>
        </div>
        {isSandbox ? <SandboxCarrier processId={basics.process_id} status={basics.shipping_status} /> : null}
        <DetailSidebar
          detail={detail}
          labelHref={labelHref}
          canUpload={canWrite && viewer.can("logistics:write")}
          canChangeEmail={canWrite}
          canSeeWebhooks={viewer.can("webhooks:read")}
          work={work}
        />
      </div>
    </Page>
  );
}

const linkedOrder = ({ order_id: orderId, summary, store }: ReturnDetail): LinkedOrder => ({
  ...{ orderId, orderName: summary.basic_process_data.order_name, email: summary.customer.email },
  ...{ storeName: store.name, timeZone: store.time_zone },
});

type Dispute = ReturnDetail["disputes"][number];

/** Says that the shopper disputed the charge with the bank, when a response is due, and how that affects the return. */
function Disputes({ disputes, timeZone }: { disputes: readonly Dispute[]; timeZone: string }) {
  return disputes
    .filter(({ status }) => status === "OPEN" || status === "LOST")
    .map((dispute) => (
      <Notice key={dispute.dispute_id} className="mb-4" tone="hold" role="status">
        <p>
          <b className="font-semibold">{headOf(dispute)}</b> {textOf(dispute, timeZone)}
          {dispute.reason === "" ? null : (
            <span className="block text-[13px]">{t("returnView.disputeReason", { reason: dispute.reason })}</span>
          )}
        </p>
      </Notice>
    ));
}

const headOf = ({ status, amount, currency }: Dispute): string => {
  const money = formatMoney(Number(amount), currency, LOCALE);
  return t(status === "LOST" ? "returnView.disputeLostTitle" : "returnView.disputeTitle", { amount: money });
};

const textOf = ({ status, answer_by: answerBy }: Dispute, timeZone: string): string => {
  if (status === "LOST") return t("returnView.disputeLost");
  if (answerBy === null) return t("returnView.disputed");
  return t("returnView.disputedUntil", { day: formatTime(answerBy, "dayOfYear", { timeZone, locale: LOCALE }) });
};

type PartnerWaitProps = { wait: NonNullable<ReturnDetail["partner_wait"]>; canRead: boolean; timeZone: string };

/**
 * Says that no action is needed: the shop, carrier or payment provider couldn't do its part yet, and Homeward retries.
 */
function PartnerWait({ wait, canRead, timeZone }: PartnerWaitProps) {
  return (
    <Notice className="mb-4" tone="hold" role="status">
      <p>
        {t.rich(`returnView.waitingFor.${wait.kind}`, {
          time: formatTime(wait.tries_at, "clock", { timeZone, locale: LOCALE }),
          b: (text) => <b className="font-semibold">{text}</b>,
        })}
        <span className="block text-[13px]">
          {wait.account_name}: {wait.reason}
        </span>
      </p>
      {canRead ? (
        <Link className="underline" href={`${CONNECTIONS_PATH}/${wait.connection_id}`}>
          {t("returnView.openConnection")}
        </Link>
      ) : null}
    </Notice>
  );
}
