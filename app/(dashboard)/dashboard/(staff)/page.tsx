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
import { PeriodReturns } from "@/components/dashboard/overview/period-returns";
import { Queues } from "@/components/dashboard/overview/queues";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { LOCALE } from "@/components/ui/age";
import { FIGURE_COLUMNS } from "@/components/ui/columns";
import { formatTime } from "@/components/ui/format-time";
import { PageHead } from "@/components/ui/page";
import { TextLink } from "@/components/ui/text-link";
import { t } from "@/messages/dashboard/overview";
import { requireStaff, viewCounts } from "../../staff";

export const generateMetadata = (): Metadata => ({ title: t("overviewPage.title") });

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
  // People who can't change settings have no setup steps.
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
          <h1 className="text-h1 font-semibold">{t("overviewPage.today")}</h1>
          <span className="text-ink-2">{formatTime(now, "day", { timeZone: store.time_zone, locale: LOCALE })}</span>
        </div>
        <TextLink href={analyticsHref({ ...period, basis: "RETURN", store: "", currency: "", by: "PRODUCT" })}>
          {t("overviewPage.viewAnalytics")}
        </TextLink>
      </PageHead>
      <ConnectionAlerts connections={connections} />
      {launch && viewer.stores.length === 1 ? <OpenSetup launch={launch} slug={store.slug} /> : null}
      <Queues overview={overview} now={now} currency={store.currency_code} />
      <div className={FIGURE_COLUMNS}>
        <FigureSection
          id="days"
          title={t("overviewPage.returnsPerDay")}
          note={
            viewer.stores.length > 1
              ? t("overviewPage.daysOfStore", { store: store.name, days: DAYS })
              : t("overviewPage.days", { days: DAYS })
          }
        >
          <p className="pt-3 pb-1">
            <PeriodReturns now={figures.now.returns} before={figures.before.returns} days={DAYS} />
          </p>
          <DayChart days={figures.days} today={period.to} />
        </FigureSection>
        <FigureSection
          id="reasons"
          title={t("overviewPage.reasons")}
          note={t("overviewPage.units", { count: figures.now.units, days: DAYS })}
        >
          <ReasonBars reasons={figures.reasons} most={REASONS_SHOWN} currency={store.currency_code} />
        </FigureSection>
        <FigureSection id="steps" title={t("overviewPage.timePerStep")} note={t("overviewPage.median", { days: DAYS })}>
          <StepBars steps={figures.steps} />
        </FigureSection>
        <FigureSection id="changes" title={t("overviewPage.recentActivity")} note="">
          <ChangeFeed changes={overview.changes} now={now} timeZone={store.time_zone} />
        </FigureSection>
      </div>
    </div>
  );
}
