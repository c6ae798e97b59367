import type { ReactNode } from "react";
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
      <Departure title={t("pass.pickup")}>
        <time dateTime={pickup_date}>{formatDate(pickup_date, "day", reader.locale)}</time>
        <span>{t(`send.range.${pickup_range}`)}</span>
      </Departure>
    );
  }
  return (
    <Departure title={t(tracking.label_source === "NONE" ? "manual.own.sendBy" : "pass.handOverBy")}>
      {hand_over_by ? (
        <>
          <time dateTime={hand_over_by}>{formatTime(hand_over_by, "day", reader)}</time>
          <span>{daysLeft(t, daysBetween(now, hand_over_by, reader.timeZone))}</span>
        </>
      ) : (
        <b>{t("pass.noDeadline")}</b>
      )}
    </Departure>
  );
}

/** A date or time in large type, with a label above and details below. */
export const Departure = ({ title, children }: { title: string; children: ReactNode }) => (
  <p className="grid pt-2 pb-3.5 text-ui text-ink-2 print:py-[2mm] [&>:is(b,time)]:-ms-0.5 [&>:is(b,time)]:text-[clamp(48px,15vw,60px)]/[1.08] [&>:is(b,time)]:font-semibold [&>:is(b,time)]:tracking-[-0.03em] [&>:is(b,time)]:text-ink print:[&>:is(b,time)]:text-[30px] print-small:[&>:is(b,time)]:text-[24px]/7">
    <span className="text-fine font-medium text-ink-3">{title}</span>
    {children}
  </p>
);

const daysLeft = (t: PortalText, days: number): string => (days <= 0 ? t("pass.today") : t("pass.daysLeft", { days }));

/** Calendar days of the store: a deadline tonight is today, however many hours are left. */
function daysBetween(from: string, to: string, timeZone: string): number {
  const day = (at: string): number => {
    const text = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(at));
    return Date.parse(`${text}T00:00:00Z`);
  };
  return Math.round((day(to) - day(from)) / 86_400_000);
}
