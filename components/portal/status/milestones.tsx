import { Icon } from "@/components/ui/icon";
import { Time } from "@/components/ui/time";
import type { Reader } from "../reader";
import { isOnlyExchanged, type Tracking } from "./tracking-view";

/** Four steps with their dates, one box each. */
export function Milestones({ tracking, reader }: { tracking: Tracking; reader: Reader }) {
  const { milestones } = tracking;
  const { t, locale, timeZone } = reader;
  const current = milestones.findLastIndex(({ reached_at }) => reached_at !== null);
  return (
    <ol className="miles" aria-label={t("status.milestones")}>
      {milestones.map(({ key, reached_at }, index) => (
        <li
          key={key}
          data-done={reached_at !== null || undefined}
          aria-current={index === current ? "step" : undefined}
        >
          {reached_at ? <Icon name="check" small /> : <span className="miles-open" />}
          <b>
            {t(key === "PAID_BACK" && isOnlyExchanged(tracking) ? "status.title.exchanged" : `status.milestone.${key}`)}
            <span className="sr-only">{t(reached_at ? "status.reached" : "status.open")}</span>
          </b>
          {reached_at ? <Time at={reached_at} {...{ locale, timeZone }} /> : null}
        </li>
      ))}
    </ol>
  );
}
