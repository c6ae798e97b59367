import { formatDate, formatTime } from "@/components/ui/format-time";
import type { PortalText } from "@/messages/portal";
import type { Reader } from "../reader";
import type { Tracking } from "../status/tracking-view";

/** The one date that matters, as large as a departure time. */
export function Deadline({ tracking, reader, now }: { tracking: Tracking; reader: Reader; now: string }) {
  const { pickup_date, pickup_range, hand_over_by } = tracking;
  const { t } = reader;
  if (pickup_date) {
    return (
      <p className="deadline">
        <span>{t("pass.pickup")}</span>
        <time dateTime={pickup_date}>{formatDate(pickup_date, "day", reader.locale)}</time>
        <span>{t(`send.range.${pickup_range}`)}</span>
      </p>
    );
  }
  return (
    <p className="deadline">
      <span>{t(tracking.label_source === "NONE" ? "manual.own.sendBy" : "pass.handOverBy")}</span>
      {hand_over_by ? (
        <>
          <time dateTime={hand_over_by}>{formatTime(hand_over_by, "day", reader)}</time>
          <span>{daysLeft(t, daysBetween(now, hand_over_by, reader.timeZone))}</span>
        </>
      ) : (
        <b>{t("pass.noDeadline")}</b>
      )}
    </p>
  );
}

const daysLeft = (t: PortalText, days: number): string => (days <= 0 ? t("pass.today") : t("pass.daysLeft", { days }));

/** Days on the store's calendar: a deadline tonight is today, however many hours are left. */
function daysBetween(from: string, to: string, timeZone: string): number {
  const day = (at: string): number => {
    const text = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(at));
    return Date.parse(`${text}T00:00:00Z`);
  };
  return Math.round((day(to) - day(from)) / 86_400_000);
}
