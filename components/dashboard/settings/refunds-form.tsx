"use client";

import { REFUND_OPTION_LABELS, REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";
import { NumberSetting } from "./controls/number-setting";
import { RowsSetting } from "./controls/rows-setting";
import { SettingBlock } from "./controls/setting-block";
import { Toggle } from "./controls/toggle";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import { useStoreSetting } from "./form/use-store-setting";
import { PaymentRuleFields, RefundActionFields, SecondPersonFields } from "./refund-fields";
import type { RefundValue } from "./types";

/** Which refunds are offered, when each is paid, what it brings. */
export function RefundsForm({ value, place }: { value: RefundValue; place: FormPlace }) {
  const form = useStoreSetting(place, "refunds", value);
  const { bind, rows } = form;
  const actions = rows("action_configs");
  const unused = REFUND_OPTIONS.find((each) => !actions.rows.some(({ refund_option }) => refund_option === each));
  return (
    <SettingFormFrame form={form} label="Refunds" place={place}>
      <SettingBlock title="Ways to refund" about="In the order of the portal. The days are what the shopper is told.">
        <RowsSetting
          noun="way to refund"
          {...actions}
          make={() => ({ ...NEW_ACTION, refund_option: unused ?? "STORE_CREDIT" })}
          nameOf={({ refund_option }) => REFUND_OPTION_LABELS[refund_option]}
          isOrdered
          least={1}
        >
          {(action) => <RefundActionFields action={action} currency={place.currency} />}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock title="By payment" about="Orders that were paid this way get only these. All others get every way.">
        <RowsSetting
          noun="payment"
          {...rows("payment_method_configs")}
          make={() => ({
            payment_method: "",
            refund_options: actions.rows.slice(0, 1).map((each) => each.refund_option),
          })}
          nameOf={({ payment_method }, index) => payment_method || `payment ${index + 1}`}
          empty="No payment-specific rules."
        >
          {(rule) => <PaymentRuleFields rule={rule} offered={actions.rows.map(({ refund_option }) => refund_option)} />}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock
        title="Refunds your team sends"
        about="Where no payment provider is connected. The dashboard marks refunds as overdue after this day, and shoppers read it on their return's page and in their emails."
      >
        <NumberSetting
          label="Send within"
          unit="days"
          hint="Counted from the day the refund is decided, 1 to 60."
          {...bind("send_within_days")}
        />
      </SettingBlock>
      <SettingBlock
        title="Before a refund goes out"
        about="Refunds, new items and the email with the result wait. Until then, anyone who can inspect can undo the inspection."
      >
        <NumberSetting label="After an inspection by staff" unit="minutes" {...bind("grace_minutes")} />
        <NumberSetting
          label="After an inspection by the API or a rule"
          unit="minutes"
          {...bind("rule_grace_minutes")}
        />
        <SecondPersonFields {...bind("second_person_above")} currency={place.currency} />
      </SettingBlock>
      <SettingBlock title="What a refund includes">
        <Toggle label="The order's shipping, if every item is returned" {...bind("refund_original_shipping")} />
        <Toggle
          label="Take back discounts the kept items no longer earn"
          hint="When what stays no longer earns a promotion, the refund is lower by it."
          {...bind("revoke_conditional_discounts")}
        />
        <Toggle
          label="Discounts go over to the new item of an exchange"
          {...bind("carry_over_automatic_discounts_on_exchanges")}
        />
        <Toggle label="Round store credit up to whole units" {...bind("round_promocode")} />
      </SettingBlock>
    </SettingFormFrame>
  );
}

const NEW_ACTION = { timing: "ON_REVIEW", min_days: 0, max_days: 5, bonus: null } as const;
