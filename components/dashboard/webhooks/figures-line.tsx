import type { Figures } from "./types";

/** What waits now and what came of the last day's attempts, in one line. */
export function FiguresLine({ figures }: { figures: Figures }) {
  const count = (value: number): string => value.toLocaleString("en");
  const acknowledged = figures.attempts.find(({ outcome }) => outcome === "ACKNOWLEDGED")?.count ?? 0;
  const failed = figures.attempts.reduce((sum, each) => sum + each.count, 0) - acknowledged;
  const parts = [
    figures.waiting === 0
      ? "No pending events"
      : `${count(figures.waiting)} waiting${figures.oldest_waiting_seconds > 0 ? `, the oldest for ${age(figures.oldest_waiting_seconds)}` : ""}`,
    ...(figures.held === 0 ? [] : [`${count(figures.held)} queued for endpoints that are off`]),
    `in 24 hours ${count(acknowledged)} acknowledged, ${count(failed)} failed attempts, ${count(figures.given_up)} failed`,
  ];
  return <p className="text-ink-2 mb-6">{parts.join(" · ")}</p>;
}

const age = (seconds: number): string =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7_200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3_600)} h`;
