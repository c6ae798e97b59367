import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/overview";
import { counted } from "../analytics/rate";

type PeriodReturnsProps = {
  now: number;
  /** Returns in the previous period of the same length. */
  before: number;
  days: number;
};

/** The number of returns in a period, compared with the previous one. */
export function PeriodReturns({ now, before, days }: PeriodReturnsProps) {
  const values = {
    ...{ count: now, shown: counted(now), days },
    b: (text: ReactNode) => <b className="text-[19px] font-semibold">{text}</b>,
    quiet: (text: ReactNode) => <span className="text-ink-2">{text}</span>,
  };
  if (now === before) return t.rich("periodReturns.same", values);
  const by = counted(Math.abs(now - before));
  return t.rich(now > before ? "periodReturns.more" : "periodReturns.fewer", { ...values, by });
}
