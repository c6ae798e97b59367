import type { BackfillDays } from "@/contract/dashboard/connection-syncs";
import { SelectField } from "../controls/select-field";

const WORDS: Record<BackfillDays, string> = {
  30: "The last 30 days",
  90: "The last 90 days",
  365: "The last year",
  730: "The last 2 years",
};

/** In their order. */
const DAYS = Object.keys(WORDS).map(Number) as BackfillDays[];

/** How far back orders are read. */
export function DaysChoice({ value, onChange }: { value: BackfillDays; onChange: (days: BackfillDays) => void }) {
  return (
    <SelectField
      className="max-w-96"
      label="Orders from"
      hint="Cover your return window and the time orders take to arrive. Products are read in full."
      options={DAYS.map((days) => [String(days), WORDS[days]] as const)}
      value={String(value)}
      onChange={(chosen) => onChange(DAYS.find((days) => String(days) === chosen) ?? value)}
    />
  );
}
