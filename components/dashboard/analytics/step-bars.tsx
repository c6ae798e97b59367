import type { ReturnStep } from "@/contract/vocabulary/analytics";
import { TableHead } from "../../ui/table";
import { returnsWords } from "../bulk/bulk-words";
import { BARS, Drawn } from "./reason-bars";
import type { Analytics } from "./types";

export const STEP_WORDS: Record<ReturnStep, { step: string; whose: string; isOurs: boolean }> = {
  HANDED_OVER: { step: "Request to drop-off", whose: "shopper", isOurs: false },
  ARRIVED: { step: "Drop-off to delivery", whose: "carrier", isOurs: false },
  CHECKED: { step: "Delivery to inspection", whose: "your warehouse", isOurs: true },
  PAID_BACK: { step: "Inspection to refund", whose: "your team", isOurs: true },
};

const MINUTES = 60;
const DAY = 24;

/** Said and drawn as none: bars of different lengths beside "0 min" would contradict it. */
const isUnderMinute = (hours: number): boolean => hours < 1 / MINUTES;

/** "2 d 6 h", "40 min"; nothing where no return took the step. */
export const hoursWords = (hours: number | null): string => {
  if (hours === null) return "–";
  if (isUnderMinute(hours)) return "0 min";
  if (hours < 1) return `${Math.round(hours * MINUTES)} min`;
  if (hours < DAY) return `${Math.round(hours)} h`;
  const whole = Math.round(hours);
  const rest = whole % DAY;
  return `${Math.floor(whole / DAY)} d${rest === 0 ? "" : ` ${rest} h`}`;
};

const changeWords = (now: number | null, before: number | null): string => {
  if (now === null || before === null) return "";
  const by = now - before;
  if (isUnderMinute(Math.abs(by))) return "±0";
  return `${by > 0 ? "+" : "−"}${hoursWords(Math.abs(by))}`;
};

/** How long each step takes; the slowest that is the merchant's own is named. */
export function StepBars({ steps }: { steps: Analytics["steps"] }) {
  const longest = Math.max(...steps.map(({ hours }) => hours ?? 0), 0.01);
  const isCompared = steps.some(({ hours, hours_before }) => hours !== null && hours_before !== null);
  const slowest = steps
    .filter(({ step, hours }) => STEP_WORDS[step].isOurs && hours !== null)
    .sort((left, right) => (right.hours ?? 0) - (left.hours ?? 0))[0]?.step;
  return (
    <table className={BARS} data-steps>
      <caption className="sr-only">Median time of each step, and the change against the period before</caption>
      <TableHead isHidden columns={["Step", "Time drawn", "Median", ...(isCompared ? ["Change"] : [])]} />
      <tbody>
        {steps.map(({ step, returns, hours, hours_before }) => (
          <tr
            key={step}
            data-theirs={!STEP_WORDS[step].isOurs || undefined}
            data-slowest={step === slowest || undefined}
          >
            <th scope="row">
              {STEP_WORDS[step].step}
              <span className="text-ink-2 block text-[13px]">
                {STEP_WORDS[step].whose}, {returnsWords(returns)}
              </span>
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
