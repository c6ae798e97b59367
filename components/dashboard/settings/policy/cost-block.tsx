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
  const { draft, set, bind, error } = form;
  return (
    <SettingBlock title="Costs and fees" about="Every deduction stands on its own line before the shopper confirms.">
      <RuleSet {...block} name="pay_for_logistics" />
      <RulesSetting
        {...rules}
        label="Fees"
        path="fees"
        rules={draft.fees}
        onChange={(next) => set("fees", next)}
        make={(id): Fee => ({ id, label: "", whens: [], type: "RETURN_FEE", total: 250 })}
        thenWords={(fee) => feeWords(fee, currency)}
        thenFields={(fee, change, errorOf) => (
          <>
            <SelectField
              label="Then a"
              options={FEE_TYPES.map((type) => [type, FEE_WORDS[type]] as const)}
              value={fee.type}
              onChange={(type) => change({ type })}
              error={errorOf("type")}
            />
            <ChargeSetting
              label="Of"
              rateOf="Of each item. Restocking fees only."
              currency={currency}
              value={fee}
              onChange={(charge) => change({ total: undefined, rate_basis_points: undefined, ...charge })}
              error={errorOf}
            />
          </>
        )}
        error={error}
        empty="No fees."
      />
      <Toggle
        label="What a refund does not cover may be asked for"
        hint="The shopper pays it in the portal; otherwise such a return cannot be made."
        {...bind("payments_enabled")}
      />
    </SettingBlock>
  );
}

type Fee = ConditionsValue["fees"][number];
