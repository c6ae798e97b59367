"use client";

import { REFUND_OPTION_LABELS, REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";
import { t } from "@/messages/dashboard/settings";
import { NumberSetting } from "./controls/number-setting";
import { RowsSetting } from "./controls/rows-setting";
import { SettingBlock } from "./controls/setting-block";
import { Toggle } from "./controls/toggle";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import { useStoreSetting } from "./form/use-store-setting";
import { PaymentRuleFields, RefundActionFields, SecondPersonFields } from "./refund-fields";
import type { RefundValue } from "./types";

/** Which refund methods are offered, when each is paid, and their bonuses. */
export function RefundsForm({ value, place }: { value: RefundValue; place: FormPlace }) {
  const form = useStoreSetting(place, "refunds", value);
  const { bind, rows } = form;
  const actions = rows("action_configs");
  const unused = REFUND_OPTIONS.find((each) => !actions.rows.some(({ refund_option }) => refund_option === each));
  return (
    <SettingFormFrame form={form} label={t("refundsForm.form")} place={place}>
      <SettingBlock title={t("refundsForm.methods")} about={t("refundsForm.methodsAbout")}>
        <RowsSetting
          label={t("refundsForm.methods")}
          add={t("refundsForm.addMethod")}
          {...actions}
          make={() => ({ ...NEW_ACTION, refund_option: unused ?? "STORE_CREDIT" })}
          nameOf={({ refund_option }) => REFUND_OPTION_LABELS[refund_option]}
          isOrdered
          least={1}
        >
          {(action) => <RefundActionFields action={action} currency={place.currency} />}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock title={t("refundsForm.payments")} about={t("refundsForm.paymentsAbout")}>
        <RowsSetting
          label={t("refundsForm.payments")}
          add={t("refundsForm.addPayment")}
          {...rows("payment_method_configs")}
          make={() => ({
            payment_method: "",
            refund_options: actions.rows.slice(0, 1).map((each) => each.refund_option),
          })}
          nameOf={({ payment_method }, index) => payment_method || t("refundsForm.payment", { number: index + 1 })}
          empty={t("refundsForm.noPayments")}
        >
          {(rule) => <PaymentRuleFields rule={rule} offered={actions.rows.map(({ refund_option }) => refund_option)} />}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock title={t("refundsForm.byTeam")} about={t("refundsForm.byTeamAbout")}>
        <NumberSetting
          label={t("refundsForm.sendWithin")}
          unit={t("refundsForm.days")}
          hint={t("refundsForm.sendWithinHint")}
          {...bind("send_within_days")}
        />
      </SettingBlock>
      <SettingBlock title={t("refundsForm.grace")} about={t("refundsForm.graceAbout")}>
        <NumberSetting
          label={t("refundsForm.graceByStaff")}
          unit={t("refundsForm.minutes")}
          {...bind("grace_minutes")}
        />
        <NumberSetting
          label={t("refundsForm.graceByRule")}
          unit={t("refundsForm.minutes")}
          {...bind("rule_grace_minutes")}
        />
        <SecondPersonFields {...bind("second_person_above")} currency={place.currency} />
      </SettingBlock>
      <SettingBlock title={t("refundsForm.includes")}>
        <Toggle label={t("refundsForm.orderShipping")} {...bind("refund_original_shipping")} />
        <Toggle
          label={t("refundsForm.takeBackDiscounts")}
          hint={t("refundsForm.takeBackDiscountsHint")}
          {...bind("revoke_conditional_discounts")}
        />
        <Toggle label={t("refundsForm.carryDiscounts")} {...bind("carry_over_automatic_discounts_on_exchanges")} />
        <Toggle label={t("refundsForm.roundCredit")} {...bind("round_promocode")} />
      </SettingBlock>
    </SettingFormFrame>
  );
}

const NEW_ACTION = { timing: "ON_REVIEW", min_days: 0, max_days: 5, bonus: null } as const;
