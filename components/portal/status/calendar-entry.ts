import { addressLines } from "@/components/ui/address-lines";
import type { Reader } from "../reader";
import type { CalendarEntry } from "./calendar-file";
import { isLabelPending, isPassUseful, type Tracking } from "./tracking-view";

/** There is a day on which something has to be done. */
export const hasCalendarDay = (tracking: Tracking): boolean =>
  isPassUseful(tracking) &&
  !isLabelPending(tracking) &&
  (tracking.pickup_date !== "" || tracking.hand_over_by !== null);

/** The pickup with its hours, or the drop-off deadline; null without a relevant day. */
export function calendarEntry(
  tracking: Tracking,
  { store, reader, now }: { store: string; reader: Reader; now: string },
): CalendarEntry | null {
  const { pickup_date, pickup_range, hand_over_by, return_code: code, pass_payload: url } = tracking;
  if (!hasCalendarDay(tracking)) return null;
  const isPickup = pickup_date !== "";
  const { t, timeZone, locale } = reader;
  return {
    uid: `${code}@${new URL(url).host}`,
    title: t(isPickup ? "pass.calendarPickup" : "pass.calendarHandOver", { store }),
    text: t("pass.calendarText", { code, url }),
    place: isPickup ? addressLines(tracking.from, locale).join(", ") : "",
    url,
    date: isPickup ? pickup_date : dayOf(hand_over_by ?? now, timeZone),
    range: isPickup ? pickup_range : "NO_RANGE",
    timeZone,
    madeAt: now,
  };
}

/** The day on the store's calendar, as YYYY-MM-DD. */
const dayOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(new Date(at));
