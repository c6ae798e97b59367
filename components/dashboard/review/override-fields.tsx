import { majorToMinor } from "./major-to-minor";

/** A refund set by hand, as it was typed. */
export type TypedOverride = { readonly isOn: boolean; readonly amount: string; readonly reason: string };

export const EMPTY_OVERRIDE: TypedOverride = { isOn: false, amount: "", reason: "" };

type OverrideErrors = { amount?: string; reason?: string };

export const typedOverrideErrors = ({ isOn, amount, reason }: TypedOverride, currency: string): OverrideErrors => {
  if (!isOn) return {};
  const typed = majorToMinor(amount, currency);
  return {
    ...("problem" in typed ? { amount: typed.problem } : {}),
    ...(reason.trim() === "" ? { reason: "Say why the amount differs." } : {}),
  };
};

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
        <div className="mt-3 grid gap-3 sm:grid-cols-[160px_1fr]">
          <div>
            <label className="field-label" htmlFor="override-amount">
              Refund in {currency}
            </label>
            <input
              className="input text-right"
              id="override-amount"
              inputMode="decimal"
              autoComplete="off"
              value={value.amount}
              aria-invalid={errors.amount ? true : undefined}
              aria-describedby={errors.amount ? "override-amount-error" : undefined}
              onChange={(event) => onChange({ ...value, amount: event.currentTarget.value })}
            />
            <FieldError id="override-amount-error" text={errors.amount} />
          </div>
          <div>
            <label className="field-label" htmlFor="override-reason">
              Why
            </label>
            <input
              className="input"
              id="override-reason"
              maxLength={500}
              value={value.reason}
              aria-invalid={errors.reason ? true : undefined}
              aria-describedby={errors.reason ? "override-reason-error" : undefined}
              onChange={(event) => onChange({ ...value, reason: event.currentTarget.value })}
            />
            <FieldError id="override-reason-error" text={errors.reason} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="field-error" role="alert">
      {text}
    </p>
  );
}
