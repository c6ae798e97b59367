import { Icon } from "@/components/ui/icon";
import { Time } from "@/components/ui/time";
import type { Reader } from "../reader";
import { isOnlyExchanged, type Tracking } from "./tracking-view";

/** Stacked when four labels don't fit side by side: narrow screens, and large text. */
const STEP =
  "flex flex-wrap items-center gap-x-2.5 border-s-3 border-line py-2.25 ps-2.75 pe-4 text-ink-3 max-sm:not-first:border-t data-done:border-s-second data-done:text-ink sm:grid sm:min-h-21 sm:content-start sm:justify-items-start sm:border-s-0 sm:border-t-3 sm:pt-2.25 sm:pb-3 sm:ps-4 sm:pe-1 sm:not-last:border-e sm:data-done:border-t-second [&>svg]:stroke-2 [&>svg]:text-link sm:[&>svg]:-ms-0.5";

/** Four milestones with their dates, one box each. */
export function Milestones({ tracking, reader }: { tracking: Tracking; reader: Reader }) {
  const { milestones } = tracking;
  const { t, locale, timeZone } = reader;
  const current = milestones.findLastIndex(({ reached_at }) => reached_at !== null);
  return (
    <ol
      className="grid overflow-clip rounded-brand border border-line bg-surface sm:auto-cols-fr sm:grid-flow-col [section+&]:mt-9"
      aria-label={t("status.milestones")}
    >
      {milestones.map(({ key, reached_at }, index) => (
        <li
          className={STEP}
          key={key}
          data-done={reached_at !== null || undefined}
          aria-current={index === current ? "step" : undefined}
        >
          {reached_at ? (
            <Icon name="check" small />
          ) : (
            <span className="mx-1 size-2 rounded-full border-[1.5px] border-field-line sm:mx-0 sm:my-1" />
          )}
          <b className="text-body/5 font-semibold sm:mt-1 sm:text-ui">
            {t(`status.milestone.${key === "PAID_BACK" && isOnlyExchanged(tracking) ? "EXCHANGED" : key}`)}
            <span className="sr-only">{t(reached_at ? "status.reached" : "status.open")}</span>
          </b>
          {reached_at ? (
            <span className="ms-auto text-ui text-ink-2 sm:ms-0 sm:text-small/4">
              <Time at={reached_at} {...{ locale, timeZone }} />
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
