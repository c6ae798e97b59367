import { Described } from "../controls/described";

/** The day on which refunds were sent. */
export function SentOnField({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  return (
    <Described label="Sent on" hint="Leave empty for today.">
      {(names) => (
        <input
          {...names}
          className="input"
          type="date"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Described>
  );
}
