import type { ReturnStep } from "@/contract/vocabulary/analytics";
import { t } from "@/messages/dashboard/analytics";
import { TableHead } from "../../ui/table";
import { BARS, Drawn } from "./reason-bars";
import type { Analytics } from "./types";

/** Whether the merchant can shorten a step; the others depend on the shopper and the carrier. */
const isOurs = (step: ReturnStep): boolean => step === "CHECKED" || step === "PAID_BACK";

const MINUTES = 60;
const DAY = 24;

/** Shown as zero with an empty bar, because bars of different lengths next to "0 min" would contradict the text. */
const isUnderMinute = (hours: number): boolean => hours < 1 / MINUTES;

/** Formats a duration in hours as "2 d 6 h" or "40 min"; empty if no return took the step. */
export const hoursWords = (hours: number | null): string => {
  if (hours === null) return "–";
  if (isUnderMinute(hours)) return t("stepBars.minutes", { minutes: 0 });
  if (hours < 1) return t("stepBars.minutes", { minutes: Math.round(hours * MINUTES) });
  if (hours < DAY) return t("stepBars.hours", { hours: Math.round(hours) });
  const whole = Math.round(hours);
  const rest = whole % DAY;
  const days = Math.floor(whole / DAY);
  return rest === 0 ? t("stepBars.days", { days }) : t("stepBars.daysAndHours", { days, hours: rest });
};

const changeWords = (now: number | null, before: number | null): string => {
  if (now === null || before === null) return "";
  const by = now - before;
  if (isUnderMinute(Math.abs(by))) return "±0";
  return `${by > 0 ? "+" : "−"}${hoursWords(Math.abs(by))}`;
};

/** Time per step; highlights the merchant's slowest step. */
export function StepBars({ steps }: { steps: Analytics["steps"] }) {
  const longest = Math.max(...steps.map(({ hours }) => hours ?? 0), 0.01);
  const isCompared = steps.some(({ hours, hours_before }) => hours !== null && hours_before !== null);
  const slowest = steps
    .filter(({ step, hours }) => isOurs(step) && hours !== null)
    .sort((left, right) => (right.hours ?? 0) - (left.hours ?? 0))[0]?.step;
  return (
    <table className={BARS} data-steps>
      <caption className="sr-only">{t("stepBars.caption")}</caption>
      <TableHead
        isHidden
        columns={[
          t("stepBars.step"),
          t("stepBars.bar"),
          t("stepBars.median"),
          ...(isCompared ? [t("stepBars.change")] : []),
        ]}
      />
      <tbody>
        {steps.map(({ step, returns, hours, hours_before }) => (
          <tr key={step} data-theirs={!isOurs(step) || undefined} data-slowest={step === slowest || undefined}>
            <th scope="row">
              {t(`stepBars.steps.${step}`)}
              <span className="text-ink-2 block text-[13px]">{t(`stepBars.whose.${step}`, { count: returns })}</span>
            </th>
            <Drawn part={hours === null || isUnderMinute(hours) ? 0 : hours / longest} />
            <td data-n>{hoursWords(hours)}</td>
            {isCompared ? (
              <td
                data-n
                className="text-ink-2 min-w-16 data-worse:text-bad max-md:min-w-13"
                data-worse={(hours ?? 0) > (hours_before ?? Number.POSITIVE_INFINITY) || undefined}
              >
                {changeWords(hours, hours_before)}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
