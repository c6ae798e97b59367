import { Input } from "../../ui/input";
import { Described } from "../controls/described";

/** The day on which refunds were sent. */
export function SentOnField({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  return (
    <Described label="Sent on" hint="Leave empty for today.">
      {(names) => (
        <Input {...names} type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </Described>
  );
}
