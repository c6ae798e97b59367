import { Cron } from "croner";

/** Returns the next time after `nowMs` at which a cron fires: five fields, optionally after `TZ=Area/City `. */
export const nextCronMs = (cron: string, nowMs: number): number => {
  const [, timezone = "UTC", pattern = cron] = /^TZ=(\S+)\s+(.+)$/.exec(cron) ?? [];
  const next = new Cron(pattern, { timezone, mode: "5-part", paused: true }).nextRun(new Date(nowMs));
  if (next === null) throw new Error(`The cron "${cron}" never fires.`);
  return next.getTime();
};
