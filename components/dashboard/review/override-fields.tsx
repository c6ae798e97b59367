import { TextField } from "../controls/text-field";
import type { OverrideErrors, TypedOverride } from "./typed-override";

type OverrideFieldsProps = {
  value: TypedOverride;
  currency: string;
  errors: OverrideErrors;
  onChange: (value: TypedOverride) => void;
};

/** Replaces the refund of the whole return by an amount of one's own, with the reason. */
export function OverrideFields({ value, currency, errors, onChange }: OverrideFieldsProps) {
  return (
    <div className="override">
      <label className="flex w-fit items-center gap-2">
        <input
          className="tick"
          type="checkbox"
          checked={value.isOn}
          onChange={(event) => onChange({ ...value, isOn: event.currentTarget.checked })}
        />
        Set the refund by hand
      </label>
      {value.isOn ? (
        <div className="override-fields">
          <TextField
            label={`Refund in ${currency}`}
            inputMode="decimal"
            error={errors.amount}
            value={value.amount}
            onChange={(amount) => onChange({ ...value, amount })}
          />
          <TextField
            label="Why it differs"
            error={errors.reason}
            value={value.reason}
            onChange={(reason) => onChange({ ...value, reason })}
          />
        </div>
      ) : null}
    </div>
  );
}
