import { isCreditOption, REFUND_OPTION_LABELS } from "@/contract/vocabulary/refund-option";
import { FieldError, FieldRow, Label } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { ChargeSetting } from "./charge-setting";
import { MoneySetting } from "./controls/money-setting";
import { NumberSetting } from "./controls/number-setting";
import { Toggle } from "./controls/toggle";
import { optionsOf, REFUND_TIMING_WORDS } from "./setting-words";
import type { RefundValue } from "./types";

type Action = RefundValue["action_configs"][number];
type PaymentRule = RefundValue["payment_method_configs"][number];
type RowProps<Row> = { change: (changes: Partial<Row>) => void; error: (field: string) => string | undefined };

const CODE_HINT = "Shoppers get a code by email. Offer it once your checkout accepts these codes over the API.";

/** One way to refund: when it is paid, how long that takes, what is added. */
export function RefundActionFields(props: RowProps<Action> & { action: Action; currency: string }) {
  const { action, change, currency, error } = props;
  return (
    <>
      <FieldRow>
        <SelectField
          label="Refund as"
          hint={isCreditOption(action.refund_option) ? CODE_HINT : undefined}
          options={optionsOf(REFUND_OPTION_LABELS)}
          value={action.refund_option}
          onChange={(refund_option) => change({ refund_option })}
          error={error("refund_option")}
        />
        <SelectField
          label="Paid"
          options={optionsOf(REFUND_TIMING_WORDS)}
          value={action.timing}
          onChange={(timing) => change({ timing })}
          error={error("timing")}
        />
        <NumberSetting
          label="There after at least"
          unit="days"
          value={action.min_days}
          onChange={(min_days) => change({ min_days })}
          error={error("min_days")}
        />
        <NumberSetting
          label="At most"
          unit="days"
          value={action.max_days}
          onChange={(max_days) => change({ max_days })}
          error={error("max_days")}
        />
      </FieldRow>
      <Toggle
        label="Brings a bonus"
        value={action.bonus !== null}
        onChange={(is) => change({ bonus: is ? { rate_basis_points: 1_000 } : null })}
        error={error("bonus")}
      />
      {action.bonus === null ? null : (
        <ChargeSetting
          label="Bonus"
          rateOf="Of the returned value."
          currency={currency}
          value={action.bonus}
          onChange={(bonus) => change({ bonus })}
          error={(field) => error(`bonus.${field}`)}
        />
      )}
    </>
  );
}

type PaymentRuleProps = RowProps<PaymentRule> & { rule: PaymentRule; offered: readonly Action["refund_option"][] };

/** What orders of one kind of payment may be refunded as. */
export function PaymentRuleFields({ rule, change, offered, error }: PaymentRuleProps) {
  const options = rule.refund_options;
  const wrong = error("refund_options") ?? options.map((_, at) => error(`refund_options[${at}]`)).find(Boolean);
  return (
    <>
      <TextField
        label="Paid with"
        isMono
        maxLength={64}
        placeholder="klarna"
        hint="Method or processor of the order's payment."
        value={rule.payment_method}
        onChange={(payment_method) => change({ payment_method })}
        error={error("payment_method")}
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
