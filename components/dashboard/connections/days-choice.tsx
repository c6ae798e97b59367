import type { BackfillDays } from "@/contract/dashboard/connection-syncs";
import { t } from "@/messages/dashboard/connections";
import { SelectField } from "../controls/select-field";

/** The choices in display order. */
const DAYS = [30, 90, 365, 730] as const satisfies readonly BackfillDays[];

/** Selects how far back orders are read. */
export function DaysChoice({ value, onChange }: { value: BackfillDays; onChange: (days: BackfillDays) => void }) {
  return (
    <SelectField
      className="max-w-96"
      label={t("daysChoice.ordersFrom")}
      hint={t("daysChoice.hint")}
      options={DAYS.map((days) => [String(days), t(`daysChoice.days.${days}`)] as const)}
      value={String(value)}
      onChange={(chosen) => onChange(DAYS.find((days) => String(days) === chosen) ?? value)}
    />
  );
}
