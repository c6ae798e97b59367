import { FEE_TYPES } from "@/contract/vocabulary/refund-option";
import { SelectField } from "../../controls/select-field";
import { ChargeSetting } from "../charge-setting";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import type { ConditionsValue } from "../types";
import type { PolicyBlockProps } from "./block";
import { FEE_WORDS, feeWords } from "./policy-words";
import { RuleSet } from "./rule-set";
import { RulesSetting } from "./rules-setting";

/** Who pays the way back, and what else is taken off. */
export function CostBlock({ currency, ...block }: PolicyBlockProps & { currency: string }) {
  const { form, ...rules } = block;
  const { bind, rows } = form;
  return (
    <SettingBlock title="Costs and fees" about="Every deduction stands on its own line before the shopper confirms.">
      <RuleSet {...block} name="pay_for_logistics" />
      <RulesSetting
        {...rules}
        label="Fees"
        {...rows("fees")}
        make={(id): Fee => ({ id, label: "", whens: [], type: "RETURN_FEE", total: 250 })}
        thenWords={(fee) => feeWords(fee, currency)}
        thenFields={(fee) => (
          <>
            <SelectField
              label="Then a"
              options={FEE_TYPES.map((type) => [type, FEE_WORDS[type]] as const)}
              {...fee.bind("type")}
            />
            <ChargeSetting label="Of" rateOf="Of each item. Restocking fees only." currency={currency} charge={fee} />
          </>
        )}
        empty="No fees."
      />
      <Toggle
        label="Charge the shopper if fees exceed the refund"
        hint="The shopper pays it in the portal; otherwise such a return cannot be made."
        {...bind("payments_enabled")}
      />
    </SettingBlock>
  );
}

type Fee = ConditionsValue["fees"][number];
