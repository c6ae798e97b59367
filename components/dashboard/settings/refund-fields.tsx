import { isCreditOption, REFUND_OPTION_LABELS } from "@/contract/vocabulary/refund-option";
import { FieldError, FieldRow, Label } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { ChargeSetting } from "./charge-setting";
import { MoneySetting } from "./controls/money-setting";
import { NumberSetting } from "./controls/number-setting";
import { Toggle } from "./controls/toggle";
import type { Part } from "./form/part";
import { optionsOf, REFUND_TIMING_WORDS } from "./setting-words";
import type { RefundValue } from "./types";

type Action = RefundValue["action_configs"][number];
type PaymentRule = RefundValue["payment_method_configs"][number];
const CODE_HINT = "Shoppers get a code by email. Offer it once your checkout accepts these codes over the API.";

/** One way to refund: when it is paid, how long that takes, what is added. */
export function RefundActionFields({ action, currency }: { action: Part<Action>; currency: string }) {
  const { value, change, bind, error } = action;
  const { bonus } = value;
  return (
    <>
      <FieldRow>
        <SelectField
          label="Refund as"
          hint={isCreditOption(value.refund_option) ? CODE_HINT : undefined}
          options={optionsOf(REFUND_OPTION_LABELS)}
          {...bind("refund_option")}
        />
        <SelectField label="Paid" options={optionsOf(REFUND_TIMING_WORDS)} {...bind("timing")} />
        <NumberSetting label="Arrives in (min)" unit="days" {...bind("min_days")} />
        <NumberSetting label="At most" unit="days" {...bind("max_days")} />
      </FieldRow>
      <Toggle
        label="Add bonus"
        value={bonus !== null}
        onChange={(is) => change({ bonus: is ? { rate_basis_points: 1_000 } : null })}
        error={error("bonus")}
      />
      {bonus === null ? null : (
        <ChargeSetting
          label="Bonus"
          rateOf="Of the returned value."
          currency={currency}
          charge={{
            value: bonus,
            change: (next) => change({ bonus: next }),
            error: (field) => error(`bonus.${field}`),
          }}
        />
      )}
    </>
  );
}

type PaymentRuleProps = { rule: Part<PaymentRule>; offered: readonly Action["refund_option"][] };

/** What orders of one kind of payment may be refunded as. */
export function PaymentRuleFields({ rule, offered }: PaymentRuleProps) {
  const { value, change, bind, error } = rule;
  const options = value.refund_options;
  const wrong = error("refund_options") ?? options.map((_, at) => error(`refund_options[${at}]`)).find(Boolean);
  return (
    <>
      <TextField
        label="Paid with"
        isMono
        maxLength={64}
        placeholder="klarna"
        hint="Method or processor of the order's payment."
        {...bind("payment_method")}
      />
      <fieldset>
        <Label as="legend">Refunded as</Label>
        <div className="flex flex-wrap gap-x-6">
          {[...new Set([...offered, ...options])].map((each) => (
            <Toggle
              key={each}
              label={REFUND_OPTION_LABELS[each]}
              value={options.includes(each)}
              onChange={(is) =>
                change({ refund_options: is ? [...options, each] : options.filter((other) => other !== each) })
              }
            />
          ))}
        </div>
        {wrong ? <FieldError role="alert">{wrong}</FieldError> : null}
      </fieldset>
    </>
  );
}

type SecondPersonProps = {
  value: number | null;
  onChange: (value: number | null) => void;
  currency: string;
  error?: string | undefined;
};

/** In minor units; switched on it begins with an amount that few refunds reach. */
const FIRST_LIMIT_MINOR = 50_000;

/** Above which amount an owner or admin releases what somebody else decided. */
export function SecondPersonFields({ value, onChange, currency, error }: SecondPersonProps) {
  return (
    <>
      <Toggle
        label="A second person releases large refunds"
        hint="An owner or admin who didn't record the inspection. If you're the only one, you release it with your password."
        value={value !== null}
        onChange={(is) => onChange(is ? FIRST_LIMIT_MINOR : null)}
        error={value === null ? error : undefined}
      />
      {value === null ? null : (
        <MoneySetting label="Above" currency={currency} value={value} onChange={onChange} error={error} />
      )}
    </>
  );
}
