import { t } from "@/messages/dashboard/webhooks";
import type { Figures } from "./types";

/** Pending deliveries and the last day's results in one line. */
export function FiguresLine({ figures }: { figures: Figures }) {
  const delivered = figures.attempts.find(({ outcome }) => outcome === "ACKNOWLEDGED")?.count ?? 0;
  const failed = figures.attempts.reduce((sum, each) => sum + each.count, 0) - delivered;
  const parts = [
    pendingWords(figures),
    ...(figures.held === 0 ? [] : [t("figuresLine.held", { count: figures.held })]),
    t("figuresLine.lastDay", { delivered, failed, givenUp: figures.given_up }),
  ];
  return <p className="text-ink-2 mb-6">{parts.join(" · ")}</p>;
}

const pendingWords = ({ waiting: count, oldest_waiting_seconds: seconds }: Figures): string => {
  if (count === 0) return t("figuresLine.nonePending");
  return seconds > 0
    ? t("figuresLine.pendingSince", { count, age: ageWords(seconds) })
    : t("figuresLine.pending", { count });
};

const ageWords = (seconds: number): string => {
  if (seconds < 120) return t("figuresLine.seconds", { count: seconds });
  return seconds < 7_200
    ? t("figuresLine.minutes", { count: Math.round(seconds / 60) })
    : t("figuresLine.hours", { count: Math.round(seconds / 3_600) });
};
