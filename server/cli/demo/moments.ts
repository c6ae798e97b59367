import { addDays, instantOf, localDay } from "@/server/kernel/local-day";

export const DEMO_TIME_ZONE = "Europe/Berlin";

/** "3d 14:20" is that time of day three days ago in the store's time zone; "40m" is forty minutes ago. */
export type Moment = `${number}d ${number}:${number}` | `${number}m`;

/** Returns the instant of a moment; one later today becomes a minute ago. */
export const instantAt = (moment: Moment, now: Date): Date => {
  const minutes = /^(\d+)m$/.exec(moment);
  if (minutes) return new Date(now.getTime() - Number(minutes[1]) * 60_000);
  const [days = "0d", time = "12:00"] = moment.split(" ");
  const day = addDays(localDay(now, DEMO_TIME_ZONE), -Number.parseInt(days, 10));
  const instant = instantOf(`${day}T${time.padStart(5, "0")}:00.000`, DEMO_TIME_ZONE);
  return instant < now ? instant : new Date(now.getTime() - 60_000);
};
