import Link from "next/link";
import { ANALYTICS_DIMENSIONS, LEAST_SAMPLE } from "@/contract/vocabulary/analytics";
import { t } from "@/messages/dashboard/analytics";
import { Segments, segmentStyle } from "../../ui/segments";
import { dimensionWords } from "./breakdown-names";
import { BreakdownTable } from "./breakdown-table";
import { FigureSection } from "./figure-section";
import { type AnalyticsChoice, analyticsHref } from "./period";
import type { Breakdown } from "./types";

type BreakdownSectionProps = { choice: AnalyticsChoice; storeId: string; csv: string; breakdown: Breakdown };

/** Breaks the returns down by one dimension at a time. */
export function BreakdownSection({ choice, storeId, csv, breakdown }: BreakdownSectionProps) {
  const { by } = choice;
  return (
    <FigureSection
      id="breakdown"
      title={t("breakdownSection.title")}
      note={t("breakdownSection.note", { currency: breakdown.currency })}
      csv={csv}
    >
      <Segments as="nav" aria-label={t("breakdownSection.breakDownBy")} className="pt-3 pb-1">
        {ANALYTICS_DIMENSIONS.map((dimension) => (
          <Link
            key={dimension}
            className={segmentStyle()}
            href={`${analyticsHref({ ...choice, by: dimension })}#breakdown`}
            aria-current={dimension === by ? "page" : undefined}
            scroll={false}
          >
            {dimensionWords(dimension)}
          </Link>
        ))}
      </Segments>
      <BreakdownTable choice={choice} storeId={storeId} breakdown={breakdown} />
      <p className="pt-2 text-small text-ink-2">
        {t("breakdownSection.rates", { least: LEAST_SAMPLE })}
        {by === "PRODUCT" || by === "REASON" ? <> {t("breakdownSection.amountShares")}</> : null}
        {by === "POLICY_RULE" ? <> {t("breakdownSection.severalRules")}</> : null}
      </p>
    </FigureSection>
  );
}
