import { t } from "@/messages/dashboard/webhooks";
import type { Lately } from "./types";

const DAYS = 7;
const DAY_MS = 86_400_000;
const [WIDTH, HEIGHT] = [70, 20];
const SLOT = WIDTH / DAYS;

/** The share of acknowledged attempts in the last seven days, with a bar per day in UTC. */
export function WeekBars({ lately, now }: { lately: Lately | null; now: string }) {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(Date.parse(now) - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return lately?.days.find((one) => one.day === day) ?? { day, acknowledged: 0, failed: 0 };
  });
  const acknowledged = days.reduce((sum, one) => sum + one.acknowledged, 0);
  const all = days.reduce((sum, one) => sum + one.acknowledged + one.failed, 0);
  if (all === 0) return <span className="text-ink-2">{t("weekBars.none")}</span>;
  return (
    <span className="gap-y-0.5 gap-x-2.5 items-center inline-flex flex-wrap [&_rect[data-failed]]:fill-bad [&_rect[data-good]]:fill-accent">
      {t("weekBars.share", { percent: Math.floor((100 * acknowledged) / all), count: all })}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
        {days.map((one, index) => {
          const total = one.acknowledged + one.failed;
          const good = total === 0 ? 0 : (one.acknowledged / total) * HEIGHT;
          const word = t("weekBars.day", { day: one.day, succeeded: one.acknowledged, failed: one.failed });
          const place = { x: index * SLOT + 1, width: SLOT - 2 };
          return (
            <g key={one.day}>
              <title>{word}</title>
              <rect
                className="fill-line"
                {...place}
                y={total === 0 ? HEIGHT - 1 : 0}
                height={total === 0 ? 1 : HEIGHT - good}
                data-failed={total > 0 || undefined}
              />
              <rect className="fill-line" {...place} y={HEIGHT - good} height={good} data-good />
            </g>
          );
        })}
      </svg>
    </span>
  );
}
