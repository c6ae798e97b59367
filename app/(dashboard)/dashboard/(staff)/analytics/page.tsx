import type { Metadata } from "next";
import { AnalyticsFilter } from "@/components/dashboard/analytics/analytics-filter";
import { ProductTable, SizeTable, WarehouseTable } from "@/components/dashboard/analytics/analytics-tables";
import { DayChart } from "@/components/dashboard/analytics/day-chart";
import { FigureCells } from "@/components/dashboard/analytics/figure-cells";
import { FigureSection } from "@/components/dashboard/analytics/figure-section";
import {
  analyticsChoiceOf,
  analyticsHref,
  daysAsked,
  lastDays,
  lengthOf,
} from "@/components/dashboard/analytics/period";
import { ReasonBars } from "@/components/dashboard/analytics/reason-bars";
import { SpanNote } from "@/components/dashboard/analytics/span-note";
import { StepBars } from "@/components/dashboard/analytics/step-bars";
import { IgnoredNote } from "@/components/dashboard/browser/ignored-note";
import { ignoredParams } from "@/components/dashboard/browser/ignored-params";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonAnchor } from "@/components/ui/button";
import { FIGURE_COLUMNS } from "@/components/ui/columns";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page";
import { oneOf, requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Analytics" };

/** With fewer a share says little. */
const FEW = 20;
const REASONS_SHOWN = 12;

type Props = { searchParams: Promise<Record<"from" | "to" | "basis" | "store", string | string[] | undefined>> };

export default async function AnalyticsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const params = {
    ...{ from: oneOf(asked.from), to: oneOf(asked.to), basis: oneOf(asked.basis), store: oneOf(asked.store) },
  };
  const api = await requireStaff("/dashboard/analytics");
  const { stores } = await api.getViewer({});
  const store = stores.find(({ ecommerce_id }) => ecommerce_id === params.store) ?? stores[0];
  if (store === undefined) return <Blank title="There is no store yet" isWholePage />;
  const now = new Date().toISOString();
  const { time_zone: timeZone, currency_code: currency } = store;
  const known = { ...params, store: params.store === store.ecommerce_id ? params.store : "" };
  const choice = analyticsChoiceOf(known, now, timeZone);
  const { from, to, basis } = choice;
  const figures = await api.getAnalytics({ ecommerce_id: store.ecommerce_id, from, to, basis });
  const days = lengthOf(choice);
  // Days that there are and that cannot be looked at are told by themselves.
  const { from: _, to: __, ...besides } = asked;
  const rest = daysAsked(params) === null ? asked : besides;
  const csv = analyticsHref(choice, "/dashboard/analytics/csv");
  return (
    <div className="[&_section]:mt-0 px-(--pad) pt-3 pb-10">
      <PageHead title="Analytics">
        <ButtonAnchor href={csv} download>
          CSV
        </ButtonAnchor>
      </PageHead>
      <AnalyticsFilter choice={choice} stores={stores} storeId={store.ecommerce_id} now={now} timeZone={timeZone} />
      <SpanNote span={daysAsked(params)} choice={choice} />
      <IgnoredNote ignored={ignoredParams(rest, { href: analyticsHref(choice), usual: { basis: "return" } })} />
      {figures.now.returns < FEW ? (
        <Notice as="p" className="mb-4" tone="hold">
          {figures.now.returns === 0
            ? "No returns in these days."
            : `Only ${figures.now.returns} returns in these days: shares of so few say little.`}
        </Notice>
      ) : null}
      <FigureCells now={figures.now} before={figures.before} currency={currency} />
      <p className="text-ink-2 mt-2 mb-6">“Before” are the {days === 1 ? "day" : `${days} days`} before these.</p>
      <div className={FIGURE_COLUMNS}>
        <FigureSection
          csv={csv}
          id="days"
          title="Returns over time"
          note={basis === "ORDER" ? "By the day of the order" : ""}
        >
          <DayChart days={figures.days} today={lastDays(1, now, timeZone).to} />
        </FigureSection>
        <FigureSection csv={csv} id="reasons" title="Reasons" note={`${figures.now.units.toLocaleString("en")} units`}>
          <ReasonBars reasons={figures.reasons} most={REASONS_SHOWN} currency={currency} />
        </FigureSection>
        <FigureSection csv={csv} id="steps" title="Where the time goes" note="Median of each step">
          <StepBars steps={figures.steps} />
        </FigureSection>
        <FigureSection csv={csv} id="warehouses" title="Checked at stations" note="By the day of the check">
          <WarehouseTable warehouses={figures.warehouses} />
        </FigureSection>
        <FigureSection csv={csv} id="products" title="Products that come back" note="The twenty with most units">
          <ProductTable products={figures.products} />
        </FigureSection>
        <FigureSection csv={csv} id="sizes" title="Sizes and why" note="The fifteen with most units">
          <SizeTable sizes={figures.sizes} />
        </FigureSection>
      </div>
    </div>
  );
}
