import type { Metadata } from "next";
import { AnalyticsFilter } from "@/components/dashboard/analytics/analytics-filter";
import { ProductTable, SizeTable, WarehouseTable } from "@/components/dashboard/analytics/analytics-tables";
import { BreakdownSection } from "@/components/dashboard/analytics/breakdown-section";
import { MoneyChart, ReturnsChart } from "@/components/dashboard/analytics/course-charts";
import { DeadlineTable } from "@/components/dashboard/analytics/deadline-table";
import { FigureCells } from "@/components/dashboard/analytics/figure-cells";
import { FigureSection } from "@/components/dashboard/analytics/figure-section";
import { InspectionTable } from "@/components/dashboard/analytics/inspection-table";
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
import { ANALYTICS_GUIDE } from "@/components/dashboard/analytics/types";
import { IgnoredNote } from "@/components/dashboard/browser/ignored-note";
import { ignoredParams } from "@/components/dashboard/browser/ignored-params";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonAnchor } from "@/components/ui/button";
import { FIGURE_COLUMNS } from "@/components/ui/columns";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page";
import { TextAnchor } from "@/components/ui/text-link";
import { LEAST_SAMPLE } from "@/contract/vocabulary/analytics";
import { t } from "@/messages/dashboard/analytics";
import { oneOf, requireStaff } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("analyticsPage.title") });

const REASONS_SHOWN = 12;

const PARAMS = ["from", "to", "basis", "store", "currency", "by"] as const;
type Props = { searchParams: Promise<Record<(typeof PARAMS)[number], string | string[] | undefined>> };

export default async function AnalyticsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const params = {
    ...{ from: oneOf(asked.from), to: oneOf(asked.to), basis: oneOf(asked.basis), store: oneOf(asked.store) },
    ...{ currency: oneOf(asked.currency), by: oneOf(asked.by) },
  };
  const api = await requireStaff("/dashboard/analytics");
  const { stores } = await api.getViewer({});
  const store = stores.find(({ ecommerce_id }) => ecommerce_id === params.store) ?? stores[0];
  if (store === undefined) return <Blank title={t("analyticsPage.noStore")} isWholePage />;
  const now = new Date().toISOString();
  const { time_zone: timeZone, currency_code: own } = store;
  const known = {
    ...{ ...params, store: params.store === store.ecommerce_id ? params.store : "" },
    currency: params.currency === own ? "" : params.currency,
  };
  const choice = analyticsChoiceOf(known, now, timeZone);
  const { from, to, basis } = choice;
  const currency = choice.currency || own;
  const look = { ecommerce_id: store.ecommerce_id, from, to, basis, currency };
  const [figures, breakdown] = await Promise.all([
    api.getAnalytics(look),
    api.getAnalyticsBreakdown({ ...look, by: choice.by }),
  ]);
  const currencies = [...new Set([own, currency, ...figures.currencies.map((one) => one.currency)])];
  const today = lastDays(1, now, timeZone).to;
  const days = lengthOf(choice);
  // Valid days that can't be shown have their own message.
  const { from: _, to: __, ...besides } = asked;
  const rest = daysAsked(params) === null ? asked : besides;
  const csv = analyticsHref(choice, "/dashboard/analytics/csv");
  return (
    <div className="[&_section]:mt-0 px-(--pad) pt-3 pb-10">
      <PageHead title={t("analyticsPage.title")}>
        <ButtonAnchor href={csv} download>
          {t("analyticsPage.csv")}
        </ButtonAnchor>
      </PageHead>
      <AnalyticsFilter
        choice={choice}
        stores={stores}
        storeId={store.ecommerce_id}
        currencies={currencies}
        currency={currency}
        now={now}
        timeZone={timeZone}
      />
      <SpanNote span={daysAsked(params)} choice={choice} />
      <IgnoredNote
        ignored={ignoredParams(rest, {
          href: analyticsHref(choice),
          usual: { basis: "return", by: "product", currency: own },
        })}
      />
      <FewNote returns={figures.now.returns} />
      <FigureCells figures={figures} />
      <p className="mt-2 mb-6 text-ink-2">
        {t.rich("analyticsPage.compared", {
          days,
          guide: (text) => <TextAnchor href={ANALYTICS_GUIDE}>{text}</TextAnchor>,
        })}
      </p>
      <div className={FIGURE_COLUMNS}>
        <FigureSection
          csv={csv}
          id="days"
          title={t("analyticsPage.returnsOverTime")}
          note={basis === "ORDER" ? t("analyticsPage.byOrderDate") : ""}
        >
          <ReturnsChart course={figures.course} today={today} />
        </FigureSection>
        <FigureSection
          csv={csv}
          id="inspections"
          title={t("analyticsPage.requestedToInspected")}
          note={t("analyticsPage.units")}
        >
          <InspectionTable now={figures.now} before={figures.before} />
        </FigureSection>
        <FigureSection
          csv={csv}
          id="money"
          title={t("analyticsPage.moneyByOutcome")}
          note={t(basis === "ORDER" ? "analyticsPage.moneyByOrderDate" : "analyticsPage.moneyByReturnDate", {
            currency,
          })}
        >
          <MoneyChart course={figures.course} today={today} currency={currency} />
        </FigureSection>
        <FigureSection csv={csv} id="deadlines" title={t("analyticsPage.onTimeRefunds")} note="">
          <DeadlineTable {...figures} />
        </FigureSection>
        <FigureSection csv={csv} id="steps" title={t("analyticsPage.timePerStep")} note={t("analyticsPage.median")}>
          <StepBars steps={figures.steps} />
        </FigureSection>
        <FigureSection
          csv={csv}
          id="reasons"
          title={t("analyticsPage.reasons")}
          note={t("analyticsPage.unitsCounted", { count: figures.now.units })}
        >
          <ReasonBars reasons={figures.reasons} most={REASONS_SHOWN} currency={currency} />
        </FigureSection>
      </div>
      <div className="mt-10">
        <BreakdownSection choice={choice} storeId={store.ecommerce_id} csv={csv} breakdown={breakdown} />
      </div>
      <div className={FIGURE_COLUMNS}>
        <FigureSection
          csv={csv}
          id="products"
          title={t("analyticsPage.mostReturnedVariants")}
          note={t("analyticsPage.top20")}
        >
          <ProductTable products={figures.products} />
        </FigureSection>
        <FigureSection csv={csv} id="sizes" title={t("analyticsPage.returnsBySize")} note={t("analyticsPage.top15")}>
          <SizeTable sizes={figures.sizes} />
        </FigureSection>
        <FigureSection
          csv={csv}
          id="warehouses"
          title={t("analyticsPage.inspectionsByWarehouse")}
          note={t("analyticsPage.byInspectionDate")}
        >
          <WarehouseTable warehouses={figures.warehouses} />
        </FigureSection>
      </div>
    </div>
  );
}

/** Says that few returns allow few rates. */
function FewNote({ returns }: { returns: number }) {
  if (returns >= LEAST_SAMPLE) return null;
  return (
    <Notice as="p" className="mb-4" tone="hold">
      {returns === 0
        ? t("analyticsPage.noReturns")
        : t("analyticsPage.fewReturns", { count: returns, least: LEAST_SAMPLE })}
    </Notice>
  );
}
