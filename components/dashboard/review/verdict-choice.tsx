import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { UnitVerdict } from "@/contract/vocabulary/unit";
import { t } from "@/messages/dashboard/review";
import { Key } from "../../ui/key";
import { CHOICES } from "./choices";

type VerdictChoiceProps = {
  name: string;
  value: ReviewStatus | null;
  /** The current verdict, which is left out because choosing it again would change nothing. */
  without?: UnitVerdict;
  hasKeys?: boolean;
  errorId?: string | undefined;
  onChoose: (status: ReviewStatus) => void;
};

/** The verdicts side by side, always in the same order and colors. */
export function VerdictChoice({ name, value, without, hasKeys = false, errorId, onChoose }: VerdictChoiceProps) {
  return (
    <div
      className="in-[dialog]:justify-stretch justify-end flex max-[901px]:justify-stretch"
      role="radiogroup"
      aria-label={t("verdictChoice.label")}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
    >
      {CHOICES.filter(({ status }) => status !== without).map(({ status, key, tone }) => (
        <label
          key={status}
          className="in-[dialog]:justify-center in-[dialog]:flex-1 -ml-px px-2.5 border border-field-line gap-2 bg-surface transition-[background] h-9 items-center inline-flex font-medium [fieldset:disabled_&]:text-ink-3 [fieldset:disabled_&]:cursor-progress first:ml-0 first:rounded-l-control last:rounded-r-control hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:z-1 has-focus-visible:outline-offset-2 has-checked:border-(--verdict) has-checked:bg-(--verdict-soft) has-checked:text-(--verdict) has-checked:shadow-[inset_0_-2px_var(--verdict)] has-checked:z-1 has-checked:font-semibold data-[tone=ok]:[--verdict:var(--ok)] data-[tone=ok]:[--verdict-soft:var(--ok-soft)] data-[tone=bad]:[--verdict:var(--bad)] data-[tone=bad]:[--verdict-soft:var(--bad-soft)] data-[tone=miss]:[--verdict:var(--miss)] data-[tone=miss]:[--verdict-soft:var(--miss-soft)] max-[901px]:h-11 max-[901px]:justify-center max-[901px]:flex-1"
          data-tone={tone}
        >
          <input
            className="sr-only"
            type="radio"
            name={name}
            checked={value === status}
            onChange={() => onChoose(status)}
          />
          <span>{t(`verdictChoice.verdicts.${status}`)}</span>
          {hasKeys ? <Key>{key}</Key> : null}
        </label>
      ))}
    </div>
  );
}
