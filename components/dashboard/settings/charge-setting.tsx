import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { MoneySetting } from "./controls/money-setting";
import { RateSetting } from "./controls/rate-setting";

/** A flat amount in minor units, or a rate: 1000 basis points are 10 %. */
export type ChargeValue = { total?: number | undefined; rate_basis_points?: number | undefined };

type ChargeSettingProps = {
  label: string;
  value: ChargeValue;
  onChange: (value: ChargeValue) => void;
  currency: string;
  error: (field: string) => string | undefined;
  /** "Of the returned value." */
  rateOf: string;
};

const KINDS = [
  ["total", "Flat"],
  ["rate_basis_points", "Percent"],
] as const;

/** How much: flat, or a part of the value. */
export function ChargeSetting({ label, value, onChange, currency, error, rateOf }: ChargeSettingProps) {
  const isRate = value.rate_basis_points !== undefined;
  return (
    <FieldRow>
      <SelectField
        label={label}
        options={KINDS}
        value={isRate ? "rate_basis_points" : "total"}
        onChange={(kind) => onChange(kind === "total" ? { total: 0 } : { rate_basis_points: 0 })}
      />
      {isRate ? (
        <RateSetting
          label="Rate"
          hint={rateOf}
          value={value.rate_basis_points ?? 0}
          onChange={(points) => onChange({ rate_basis_points: points })}
          error={error("rate_basis_points")}
        />
      ) : (
        <MoneySetting
          label="Amount"
          currency={currency}
          value={value.total ?? 0}
          onChange={(total) => onChange({ total })}
          error={error("total")}
        />
      )}
    </FieldRow>
  );
}
