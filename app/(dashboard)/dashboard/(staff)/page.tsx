import type { Metadata } from "next";
import { DayChart } from "@/components/dashboard/analytics/day-chart";
import { FigureSection } from "@/components/dashboard/analytics/figure-section";
import { analyticsHref, lastDays } from "@/components/dashboard/analytics/period";
import { ReasonBars } from "@/components/dashboard/analytics/reason-bars";
import { StepBars } from "@/components/dashboard/analytics/step-bars";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { ConnectionAlerts } from "@/components/dashboard/connections/connection-alerts";
import { OpenSetup } from "@/components/dashboard/launch/setup-steps";
import { ChangeFeed } from "@/components/dashboard/overview/change-feed";
import { FirstSteps } from "@/components/dashboard/overview/first-steps";
import { Queues } from "@/components/dashboard/overview/queues";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { LOCALE } from "@/components/ui/age";
import { FIGURE_COLUMNS } from "@/components/ui/columns";
import { formatTime } from "@/components/ui/format-time";
import { PageHead } from "@/components/ui/page";
import { TextLink } from "@/components/ui/text-link";
import { requireStaff, viewCounts } from "../../staff";

export const metadata: Metadata = { title: "Overview" };

const DAYS = 30;
const REASONS_SHOWN = 5;

export default async function OverviewPage() {
  const api = await requireStaff("/dashboard");
  const [viewer, counts, overview] = await Promise.all([
    api.getViewer({}).then(viewerOf),
    viewCounts(),
    api.getOverview({}),
  ]);
  const store = viewer.stores[0];
  // Who can't change settings has nothing to set up.
  const isSettingUp = store !== undefined && viewer.can("settings:write");
  const launch = isSettingUp ? await api.getLaunchChecklist({ ecommerce_id: store.ecommerce_id }) : null;
  if (store === undefined || (counts.ALL?.count ?? 0) === 0) {
    const canFill = viewer.can("orders:write") && store?.is_testing === true;
    const samples = canFill ? (await api.listSampleOrders({ ecommerce_id: store.ecommerce_id })).orders : null;
    return <FirstSteps store={store ?? null} launch={launch} samples={samples} />;
  }
  const { connections } = viewer.can("connections:read") ? await api.listConnections({}) : { connections: [] };
  const now = new Date().toISOString();
  const period = lastDays(DAYS, now, store.time_zone);
  const figures = await api.getAnalytics({ ecommerce_id: store.ecommerce_id, ...period });
  return (
    <div className="px-(--pad) pt-3 pb-10">
      <ListKeys />
      <PageHead>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-h1 font-semibold">Today</h1>
          <span className="text-ink-2">{formatTime(now, "day", { timeZone: store.time_zone, locale: LOCALE })}</span>
        </div>
        <TextLink href={analyticsHref({ ...period, basis: "RETURN", store: "", currency: "", by: "PRODUCT" })}>
          View analytics
        </TextLink>
      </PageHead>
      <ConnectionAlerts connections={connections} />
      {launch && viewer.stores.length === 1 ? <OpenSetup launch={launch} slug={store.slug} /> : null}
      <Queues overview={overview} now={now} currency={store.currency_code} />
      <div className={FIGURE_COLUMNS}>
        <FigureSection
          id="days"
          title="Returns per day"
          note={viewer.stores.length > 1 ? `${store.name}, ${DAYS} days` : `${DAYS} days`}
        >
          <p className="pt-3 pb-1">
            <b className="text-[19px] font-semibold">{figures.now.returns.toLocaleString("en")}</b> returns,{" "}
            <span className="text-ink-2">{differenceWords(figures.now.returns - figures.before.returns)}</span>
          </p>
          <DayChart days={figures.days} today={period.to} />
        </FigureSection>
        <FigureSection
          id="reasons"
          title="Reasons"
          note={`${figures.now.units.toLocaleString("en")} units in ${DAYS} days`}
        >
          <ReasonBars reasons={figures.reasons} most={REASONS_SHOWN} currency={store.currency_code} />
        </FigureSection>
        <FigureSection id="steps" title="Time per step" note={`Median, ${DAYS} days`}>
          <StepBars steps={figures.steps} />
        </FigureSection>
        <FigureSection id="changes" title="Recent activity" note="">
          <ChangeFeed changes={overview.changes} now={now} timeZone={store.time_zone} />
        </FigureSection>
      </div>
    </div>
  );
}

const differenceWords = (by: number): string =>
  by === 0
    ? `as many as in the ${DAYS} days before`
    : `${Math.abs(by).toLocaleString("en")} ${by > 0 ? "more" : "fewer"} than in the ${DAYS} days before`;
