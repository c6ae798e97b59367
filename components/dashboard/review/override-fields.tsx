import { t } from "@/messages/dashboard/review";
import { Tick } from "../../ui/input";
import { TextField } from "../controls/text-field";
import type { OverrideErrors, TypedOverride } from "./typed-override";

type OverrideFieldsProps = {
  value: TypedOverride;
  currency: string;
  errors: OverrideErrors;
  onChange: (value: TypedOverride) => void;
};

/** Overrides the refund of the whole return with an amount and a reason. */
export function OverrideFields({ value, currency, errors, onChange }: OverrideFieldsProps) {
  return (
    <div className="[fieldset>&]:py-3.5 [fieldset>&]:pl-3 [fieldset>&]:pr-0 [container:override/inline-size]">
      <label className="flex w-fit items-center gap-2">
        <Tick checked={value.isOn} onChange={(event) => onChange({ ...value, isOn: event.currentTarget.checked })} />
        {t("overrideFields.override")}
      </label>
      {value.isOn ? (
        <div className="mt-3 gap-3 grid @min-[520px]/override:grid-cols-[160px_minmax(0,1fr)]">
          <TextField
            label={t("overrideFields.amount", { currency })}
            inputMode="decimal"
            error={errors.amount}
            value={value.amount}
            onChange={(amount) => onChange({ ...value, amount })}
          />
          <TextField
            label={t("overrideFields.reason")}
            error={errors.reason}
            value={value.reason}
            onChange={(reason) => onChange({ ...value, reason })}
          />
        </div>
      ) : null}
    </div>
  );
}
