import { t } from "@/messages/dashboard/analytics";
import { barsOf } from "./day-scale";
import { PeriodChart } from "./period-chart";
import { counted } from "./rate";

type DayChartProps = {
  days: readonly { day: string; returns: number }[];
  /** The current, incomplete day if the period includes it. */
  today: string;
};

/** Returns per day. */
export function DayChart({ days, today }: DayChartProps) {
  const parts = barsOf(days).map(({ returns, ...span }) => ({ ...span, values: [returns] }));
  return (
    <PeriodChart
      name={t("dayChart.returns")}
      series={[t("dayChart.returns")]}
      parts={parts}
      today={today}
      format={counted}
    />
  );
}
