import { t } from "@/messages/dashboard/settings-common";
import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { MoneySetting } from "./controls/money-setting";
import { RateSetting } from "./controls/rate-setting";
import type { Part } from "./form/part";

/** A flat amount in minor units, or a rate in basis points: 1000 are 10%. */
export type ChargeValue = { total?: number | undefined; rate_basis_points?: number | undefined };

type ChargeSettingProps = {
  label: string;
  charge: Pick<Part<ChargeValue>, "value" | "change" | "error" | "pathOf">;
  currency: string;
  /** For example "Percentage of the returned value." */
  rateOf: string;
};

const KINDS = ["total", "rate_basis_points"] as const;

/** The amount: flat, or a share of the value. */
export function ChargeSetting({ label, charge, currency, rateOf }: ChargeSettingProps) {
  const { value, change, error, pathOf } = charge;
  // Only one of the two applies, so the other one must be removed.
  const onChange = (next: ChargeValue) => change({ total: undefined, rate_basis_points: undefined, ...next });
  const isRate = value.rate_basis_points !== undefined;
  const kind = isRate ? "rate_basis_points" : "total";
  return (
    <FieldRow>
      <SelectField
        label={label}
        options={KINDS.map((each) => [each, t(`chargeSetting.kinds.${each}`)] as const)}
        value={kind}
        onChange={(next) => onChange(next === "total" ? { total: 0 } : { rate_basis_points: 0 })}
      />
      {isRate ? (
        <RateSetting
          label={t("chargeSetting.rate")}
          hint={rateOf}
          value={value.rate_basis_points ?? 0}
          onChange={(points) => onChange({ rate_basis_points: points })}
          path={pathOf("rate_basis_points")}
          error={error("rate_basis_points")}
        />
      ) : (
        <MoneySetting
          label={t("chargeSetting.amount")}
          currency={currency}
          value={value.total ?? 0}
          onChange={(total) => onChange({ total })}
          path={pathOf("total")}
          error={error("total")}
        />
      )}
    </FieldRow>
  );
}
