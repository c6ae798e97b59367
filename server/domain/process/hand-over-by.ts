import { addDays, endOfDay, localDay } from "@/server/kernel/local-day";
import type { Store } from "../store/types";

/** Returns the deadline for handing the parcel over: the end of a day in the store's time zone; null: no limit. */
export const handOverBy = (store: Pick<Store, "timeZone" | "policy">, now: Date): Date | null =>
  endOfDayAfter(now, { days: store.policy.maxDaysToSendPackage, timeZone: store.timeZone });

/** Returns the end of the day the given number of local days after this one; null for 0 days, which means no limit. */
export const endOfDayAfter = (from: Date, { days, timeZone }: { days: number; timeZone: string }): Date | null =>
  days === 0 ? null : endOfDay(addDays(localDay(from, timeZone), days), timeZone);
