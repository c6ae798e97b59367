import { t } from "@/messages/dashboard/refunds";
import { Input } from "../../ui/input";
import { Described } from "../controls/described";

/** The day on which refunds were sent. */
export function SentOnField({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  return (
    <Described label={t("sentOnField.sentOn")} hint={t("sentOnField.hint")}>
      {(names) => (
        <Input {...names} type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </Described>
  );
}
