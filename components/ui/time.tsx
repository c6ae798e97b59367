import { formatTime, relativeTime, type TimeShape } from "./format-time";

type TimeProps = { at: string; shape?: TimeShape; timeZone: string; locale: string; now?: string };

/** An instant. With `now` it is relative under seven days, with the exact time as its title. */
export function Time({ at, shape = "day", timeZone, locale, now }: TimeProps) {
  const exact = formatTime(at, shape, { timeZone, locale });
  const relative = now ? relativeTime(at, now, locale) : null;
  const title = now ? formatTime(at, "dayTime", { timeZone, locale }) : undefined;
  return (
    <time dateTime={at} title={title}>
      {relative ?? exact}
    </time>
  );
}
