import Link from "next/link";
import { ANALYTICS_DIMENSIONS, LEAST_SAMPLE } from "@/contract/vocabulary/analytics";
import { Segments, segmentStyle } from "../../ui/segments";
import { DIMENSION_WORDS } from "./breakdown-names";
import { BreakdownTable } from "./breakdown-table";
import { FigureSection } from "./figure-section";
import { type AnalyticsChoice, analyticsHref } from "./period";
import type { Breakdown } from "./types";

type BreakdownSectionProps = { choice: AnalyticsChoice; storeId: string; csv: string; breakdown: Breakdown };

/** The same returns by one dimension at a time. */
export function BreakdownSection({ choice, storeId, csv, breakdown }: BreakdownSectionProps) {
  const { by } = choice;
  return (
    <FigureSection id="breakdown" title="Breakdown" note={`Top 20, amounts in ${breakdown.currency}`} csv={csv}>
      <Segments as="nav" aria-label="Break down by" className="pt-3 pb-1">
        {ANALYTICS_DIMENSIONS.map((dimension) => (
          <Link
            key={dimension}
            className={segmentStyle()}
            href={`${analyticsHref({ ...choice, by: dimension })}#breakdown`}
            aria-current={dimension === by ? "page" : undefined}
            scroll={false}
          >
            {DIMENSION_WORDS[dimension]}
          </Link>
        ))}
      </Segments>
      <BreakdownTable choice={choice} storeId={storeId} title={DIMENSION_WORDS[by]} breakdown={breakdown} />
      <p className="pt-2 text-small text-ink-2">
        Rates are of inspected units. With fewer than {LEAST_SAMPLE} you see the count instead.
        {by === "PRODUCT" || by === "REASON"
          ? " Refunded and credit are shares of each return’s refund, by what was paid for its accepted units."
          : ""}
        {by === "POLICY_RULE" ? " A return that several rules decided is in each of their rows." : ""}
      </p>
    </FigureSection>
  );
}
