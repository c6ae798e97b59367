import {
  isCreditOption,
  REFUND_OPTION_LABELS,
  REFUND_OPTIONS,
  REFUND_TIMINGS,
} from "@/contract/vocabulary/refund-option";
import { t } from "@/messages/dashboard/settings";
import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { ChargeSetting } from "./charge-setting";
import { MoneySetting } from "./controls/money-setting";
import { NumberSetting } from "./controls/number-setting";
import { Toggle } from "./controls/toggle";
import type { Bound, Part } from "./form/part";
import { optionsOf, refundTimingWords } from "./setting-words";
import { TicksSetting } from "./ticks-setting";
import type { RefundValue } from "./types";

type Action = RefundValue["action_configs"][number];
type PaymentRule = RefundValue["payment_method_configs"][number];

/** One refund method: when it is paid, how long that takes, and its bonus. */
export function RefundActionFields({ action, currency }: { action: Part<Action>; currency: string }) {
  const { value, change, bind, error, pathOf } = action;
  const { bonus } = value;
  return (
    <>
      <FieldRow>
        <SelectField
          label={t("refundFields.refundAs")}
          hint={isCreditOption(value.refund_option) ? t("refundFields.codeHint") : undefined}
          options={optionsOf(REFUND_OPTIONS, (option) => REFUND_OPTION_LABELS[option])}
          {...bind("refund_option")}
        />
        <SelectField
          label={t("refundFields.timing")}
          options={optionsOf(REFUND_TIMINGS, refundTimingWords)}
          {...bind("timing")}
        />
        <NumberSetting label={t("refundFields.arrivesMin")} unit={t("refundFields.days")} {...bind("min_days")} />
        <NumberSetting label={t("refundFields.arrivesMax")} unit={t("refundFields.days")} {...bind("max_days")} />
      </FieldRow>
      <Toggle
        label={t("refundFields.addBonus")}
        value={bonus !== null}
        onChange={(is) => change({ bonus: is ? { rate_basis_points: 1_000 } : null })}
        path={pathOf("bonus")}
        error={error("bonus")}
      />
      {bonus === null ? null : (
        <ChargeSetting
          label={t("refundFields.bonus")}
          rateOf={t("refundFields.rateHint")}
          currency={currency}
          charge={{
            value: bonus,
            change: (next) => change({ bonus: next }),
            error: (field) => error(`bonus.${field}`),
            pathOf: (field) => pathOf(`bonus.${field}`),
          }}
        />
      )}
    </>
  );
}

type PaymentRuleProps = { rule: Part<PaymentRule>; offered: readonly Action["refund_option"][] };

/** The refund methods for orders with one type of payment. */
export function PaymentRuleFields({ rule, offered }: PaymentRuleProps) {
  const { bind } = rule;
  const options = bind("refund_options");
  return (
    <>
      <TextField
        label={t("refundFields.paymentMethod")}
        isMono
        maxLength={64}
        placeholder={t("refundFields.paymentMethodExample")}
        hint={t("refundFields.paymentMethodHint")}
        {...bind("payment_method")}
      />
      <TicksSetting
        label={t("refundFields.refundMethods")}
        options={offered}
        wordOf={(option) => REFUND_OPTION_LABELS[option]}
        {...options}
        // Shoppers see them in the order in which they were added.
        onChange={(next) =>
          options.onChange([
            ...options.value.filter((option) => next.includes(option)),
            ...next.filter((option) => !options.value.includes(option)),
          ])
        }
      />
    </>
  );
}

type SecondPersonProps = Bound<number | null> & { currency: string };

/** The initial amount in minor units when switched on; few refunds exceed it. */
const FIRST_LIMIT_MINOR = 50_000;

/** The amount above which an owner or admin must release a colleague's decision. */
export function SecondPersonFields({ path, value, onChange, currency, error }: SecondPersonProps) {
  return (
    <>
      <Toggle
        label={t("refundFields.secondPerson")}
        hint={t("refundFields.secondPersonHint")}
        value={value !== null}
        onChange={(is) => onChange(is ? FIRST_LIMIT_MINOR : null)}
        path={value === null ? path : undefined}
        error={value === null ? error : undefined}
      />
      {value === null ? null : (
        <MoneySetting
          label={t("refundFields.above")}
          path={path}
          currency={currency}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </>
  );
}
