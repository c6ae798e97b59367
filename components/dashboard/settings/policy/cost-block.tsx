import { FEE_TYPES } from "@/contract/vocabulary/refund-option";
import { t } from "@/messages/dashboard/settings-policy";
import { SelectField } from "../../controls/select-field";
import { ChargeSetting } from "../charge-setting";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import type { ConditionsValue } from "../types";
import type { PolicyBlockProps } from "./block";
import { feeWords } from "./policy-words";
import { RuleSet } from "./rule-set";
import { RulesSetting } from "./rules-setting";

/** Who pays for return shipping, and other deductions. */
export function CostBlock({ currency, ...block }: PolicyBlockProps & { currency: string }) {
  const { form, ...rules } = block;
  const { bind, rows } = form;
  return (
    <SettingBlock title={t("costBlock.title")} about={t("costBlock.about")}>
      <RuleSet {...block} name="pay_for_logistics" />
      <RulesSetting
        {...rules}
        label={t("costBlock.fees")}
        {...rows("fees")}
        make={(id): Fee => ({ id, label: "", whens: [], type: "RETURN_FEE", total: 250 })}
        thenWords={(fee) => feeWords(fee, currency)}
        thenFields={(fee) => (
          <>
            <SelectField
              label={t("costBlock.feeType")}
              options={FEE_TYPES.map((type) => [type, t(`policyWords.fees.${type}`)] as const)}
              {...fee.bind("type")}
            />
            <ChargeSetting
              label={t("costBlock.chargedAs")}
              rateOf={t("costBlock.rateHint")}
              currency={currency}
              charge={fee}
            />
          </>
        )}
        empty={t("costBlock.empty")}
      />
      <Toggle label={t("costBlock.charge")} hint={t("costBlock.chargeHint")} {...bind("payments_enabled")} />
    </SettingBlock>
  );
}

type Fee = ConditionsValue["fees"][number];
