import type { FeeBasis } from "@/contract/vocabulary/label-price";
import { t } from "@/messages/dashboard/settings";
import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { MoneySetting } from "./controls/money-setting";
import { Toggle } from "./controls/toggle";
import type { Part } from "./form/part";
import type { LogisticValue } from "./types";

type Method = LogisticValue["return_logistics"][number];

type MethodFeeProps = {
  method: Part<Method>;
  /** Its carrier reports the label's cost. */
  hasPrices: boolean;
  currency: string;
};

/** What a shopper pays for a return method: a fee, or the label's cost. */
export function MethodFee({ method, hasPrices, currency }: MethodFeeProps) {
  const { value, change, bind } = method;
  const isByLabel = value.fee_basis === "LABEL_PRICE";
  return (
    <>
      {(hasPrices || isByLabel) && (
        <SelectField
          label={t("wayFee.shopperPays")}
          options={BASES.map((each) => [each, t(`wayFee.bases.${each}`)] as const)}
          {...bind("fee_basis")}
          onChange={(fee_basis) =>
            change(fee_basis === "FIXED" ? { fee_basis, markup: 0, max_fee: null } : { fee_basis })
          }
          hint={isByLabel && t("wayFee.labelCostHint")}
        />
      )}
      <FieldRow>
        <MoneySetting
          label={isByLabel ? t("wayFee.feeWithoutPrice") : t("wayFee.fee")}
          currency={currency}
          {...bind("fee")}
        />
        {isByLabel && <MoneySetting label={t("wayFee.markup")} currency={currency} {...bind("markup")} />}
      </FieldRow>
      {isByLabel && <HighestFee method={method} currency={currency} />}
    </>
  );
}

/** Most stores set no maximum; a store with one pays the part above it. */
function HighestFee({ method: { value, change, bind }, currency }: Omit<MethodFeeProps, "hasPrices">) {
  const highest = bind("max_fee");
  return (
    <>
      <Toggle
        label={t("wayFee.limitPays")}
        hint={t("wayFee.limitPaysHint")}
        value={highest.value !== null}
        path={highest.value === null ? highest.path : undefined}
        error={highest.value === null ? highest.error : undefined}
        onChange={(isLimited) => change({ max_fee: isLimited ? Math.max(value.fee, value.markup) : null })}
      />
      {highest.value !== null && (
        <MoneySetting label={t("wayFee.limit")} currency={currency} {...highest} value={highest.value} />
      )}
    </>
  );
}

const BASES = ["FIXED", "LABEL_PRICE"] as const satisfies readonly FeeBasis[];
