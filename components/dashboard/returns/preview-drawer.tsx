import { useQuery } from "@tanstack/react-query";
import { ArrowRight, X } from "lucide-react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/returns";
import { personName } from "../../ui/address-lines";
import { LOCALE } from "../../ui/age";
import { Button, ButtonLink } from "../../ui/button";
import { Key } from "../../ui/key";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { TextLink } from "../../ui/text-link";
import { Thumb } from "../../ui/thumb";
import { isTyping } from "../browser/is-typing";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useAct } from "../browser/use-act";
import { useKeys } from "../browser/use-keys";
import { FailedCall } from "../controls/failed-call";
import { countUnits, namedUnitsOf, type ReturnDetail } from "../return-facts/detail";
import { customerHref, orderHref, unknownCustomer } from "../return-facts/record-links";
import { ReturnBadges } from "../return-facts/return-badges";
import { VerdictBadge } from "../return-facts/units-table";
import { milestonesOf } from "./milestones";

/** A preview of a return next to the list, with enough detail to decide or to move on. */
export function PreviewDrawer({ code, user, onClose }: { code: string; user: string | null; onClose: () => void }) {
  const trpc = useTRPC();
  const { data, error, refetch, isFetching } = useQuery(trpc.getReturnDetail.queryOptions({ id: code }));
  return (
    <aside
      data-previewing=""
      className="left-auto right-0 top-bar bottom-0 border-l border-rule bg-raised shadow-float animate-[preview-drawer_180ms_var(--ease-out)] w-[min(480px,100vw)] fixed z-12 flex flex-col overflow-y-auto xl:shadow-none"
      aria-label={t("previewDrawer.label", { code })}
    >
      <header className="py-2.5 pl-5 pr-3 top-0 border-b border-line gap-2 bg-raised items-center sticky flex">
        <h2 className="flex-1 font-mono text-[15px]/5 font-medium">{code}</h2>
        <ButtonLink size="small" href={`/dashboard/returns/${code}`}>
          {t("previewDrawer.open")}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
        <Button size="small" kind="bare" isSquare onClick={onClose}>
          <X aria-hidden="true" />
          <span className="sr-only">{common("close")}</span>
        </Button>
      </header>
      {data ? (
        <Body detail={data} user={user} />
      ) : error ? (
        <Notice className="m-4" tone="bad">
          <p role="alert">{problemText(error)}</p>
          <Button size="small" aria-disabled={isFetching || undefined} onClick={() => isFetching || refetch()}>
            {isFetching ? common("loading") : common("retry")}
          </Button>
        </Notice>
      ) : (
        <div className="my-4 mx-5 rounded-control bg-sunken h-60" role="status">
          <span className="sr-only">{t("previewDrawer.loading", { code })}</span>
        </div>
      )}
    </aside>
  );
}

function Body({ detail, user }: { detail: ReturnDetail; user: string | null }) {
  const { summary, authorization, problems } = detail;
  const units = namedUnitsOf(detail);
  const counts = countUnits(units);
  const next = milestonesOf(detail).find(({ isNext }) => isNext);
  return (
    <div className="pt-4 pb-8 px-5 gap-4 grid-cols-1 grid">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ReturnBadges
          status={detail.status_key}
          shipping={summary.basic_process_data.shipping_status}
          decided={counts.decided}
          total={counts.total}
          refused={counts.declined + counts.missing}
          isLong
        />
        {next ? (
          <span className="text-ink-2">
            {next.label}: {next.ahead}
          </span>
        ) : null}
      </div>
      {authorization.status === "PENDING" ? <Decide detail={detail} user={user} /> : null}
      {problems.map((problem) => (
        <Notice as="p" key={problem.problem_id} tone="hold">
          {problem.error || t("previewDrawer.onHold")}
        </Notice>
      ))}
      <dl className="border border-line grid-cols-2 grid [&>div:nth-child(odd)]:border-r [&>div:nth-child(odd)]:border-line [&>div:nth-child(-n+2)]:border-b [&>div:nth-child(-n+2)]:border-line [&_dd:first-of-type]:font-medium">
        <div className="pt-1.5 pb-2 px-2.5 wrap-anywhere min-w-0">
          <dt className="text-ink-2 text-fine stretch-label">{t("previewDrawer.customer")}</dt>
          <dd>
            <TextLink href={customerHref(summary.basic_process_data.return_code)}>
              {personName(summary.customer) || unknownCustomer()}
            </TextLink>
          </dd>
          <dd className="text-ink-2 text-[13px]">{summary.customer.email}</dd>
        </div>
        <div className="pt-1.5 pb-2 px-2.5 wrap-anywhere min-w-0">
          <dt className="text-ink-2 text-fine stretch-label">{t("previewDrawer.order")}</dt>
          <dd>
            <TextLink href={orderHref(detail.order_id)}>{summary.basic_process_data.order_name}</TextLink>
          </dd>
          <dd className="text-ink-2">{detail.store.name}</dd>
        </div>
        <div className="pt-1.5 pb-2 px-2.5 wrap-anywhere min-w-0">
          <dt className="text-ink-2 text-fine stretch-label">{t("previewDrawer.shipping")}</dt>
          <dd>{detail.shipments[0]?.carrier_name ?? t("previewDrawer.noLabel")}</dd>
          <dd className="text-ink-2 font-mono text-code">{detail.shipments[0]?.tracking_number}</dd>
        </div>
        <Money detail={detail} />
      </dl>
      <ol
        className="[&>li>:last-child]:gap-1 [&>li>:last-child]:justify-items-end [&>li>:last-child]:grid"
        aria-label={t("previewDrawer.units")}
      >
        {units.map(({ unit, item }) => (
          <li
            className="py-3 border-t border-line gap-y-1 gap-x-4 grid-cols-[minmax(0,1fr)_auto] items-start grid"
            key={unit.unit_id}
          >
            <div className="gap-3 text-ink grid-cols-[auto_minmax(0,1fr)] grid [--thumb:48px] *:last:wrap-anywhere">
              <Thumb src={item.image_url} fallback={item.product.sku || item.product.name} />
              <div>
                <b className="block font-semibold">{item.product.name}</b>
                <p className="text-ink-2">
                  {[item.product.variant_name, item.return_reason].filter(Boolean).join(", ")}
                </p>
                {item.comment ? <p className="text-ink-2">“{item.comment}”</p> : null}
              </div>
            </div>
            <div>
              <span className="tabular-nums">{moneyText(unit.paid_amount, summary.currency_code, LOCALE)}</span>
              <VerdictBadge verdict={unit.verdict} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Money({ detail }: { detail: ReturnDetail }) {
  const { outlook } = detail;
  const { compensation, currency_code: currency } = detail.summary;
  const isPriced = compensation.decision !== null || compensation.quote !== null;
  return (
    <div className="min-w-0 px-2.5 pt-1.5 pb-2 wrap-anywhere">
      <dt className="text-fine stretch-label text-ink-2">
        {outlook.is_final || outlook.is_closed ? t("previewDrawer.refund") : t("previewDrawer.expectedRefund")}
      </dt>
      <dd>{isPriced ? moneyText(outlook.total, currency, LOCALE) : t("previewDrawer.notCalculated")}</dd>
      <dd className="text-ink-2">{t("previewDrawer.otherReturns", { count: detail.other_returns.length })}</dd>
    </div>
  );
}

/** Approving takes a single key here; declining needs a reason, for which the return has room. */
function Decide({ detail, user }: { detail: ReturnDetail; user: string | null }) {
  const { process_id, return_code } = detail.summary.basic_process_data;
  const { isPending, mutate, error } = useAct(
    (client, person: string) => client.authorizeProcess.mutate({ process_id, authorized: true, user: person }),
    { done: t("previewDrawer.approved", { code: return_code }), isSlow: true },
  );
  useKeys((event) => {
    if (user === null) return;
    if (event.key !== "a" || isTyping(event) || isPending) return;
    event.preventDefault();
    mutate(user);
  });
  return (
    <div className="pt-3 pb-3.5 px-3.5 border border-hold rounded-control gap-3 grid">
      <p>
        {detail.authorization.why || t("previewDrawer.needsApproval")} {t("previewDrawer.approveEffect")}
      </p>
      <FailedCall error={error} />
      {user === null ? null : (
        <p className="flex gap-2">
          <Button kind="main" aria-disabled={isPending || undefined} onClick={() => isPending || mutate(user)}>
            {isPending ? t("previewDrawer.approving") : t("previewDrawer.approve")}
            <Key>A</Key>
          </Button>
          <ButtonLink href={`/dashboard/returns/${return_code}`}>{t("previewDrawer.decline")}</ButtonLink>
        </p>
      )}
    </div>
  );
}
