import type { FeeBasis } from "@/contract/vocabulary/label-price";
import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { MoneySetting } from "./controls/money-setting";
import { Toggle } from "./controls/toggle";
import type { Part } from "./form/part";
import type { LogisticValue } from "./types";

type Way = LogisticValue["return_logistics"][number];

type WayFeeProps = {
  way: Part<Way>;
  /** Its carrier says what a label costs. */
  hasPrices: boolean;
  currency: string;
};

/** What a way costs a shopper who pays for it: a fee, or what the label costs. */
export function WayFee({ way, hasPrices, currency }: WayFeeProps) {
  const { value, change, bind } = way;
  const isByLabel = value.fee_basis === "LABEL_PRICE";
  return (
    <>
      {(hasPrices || isByLabel) && (
        <SelectField
          label="The shopper pays"
          options={BASES}
          {...bind("fee_basis")}
          onChange={(fee_basis) =>
            change(fee_basis === "FIXED" ? { fee_basis, markup: 0, max_fee: null } : { fee_basis })
          }
          hint={
            isByLabel &&
            "We get the price from the carrier before the shopper chooses. The shopper pays the price shown, whatever the carrier bills later."
          }
        />
      )}
      <FieldRow>
        <MoneySetting
          label={isByLabel ? "If the carrier gives no price" : "Fee"}
          currency={currency}
          {...bind("fee")}
        />
        {isByLabel && <MoneySetting label="Added to the price" currency={currency} {...bind("markup")} />}
      </FieldRow>
      {isByLabel && <HighestFee way={way} currency={currency} />}
    </>
  );
}

/** Most stores need none: who sets one pays what is above it. */
function HighestFee({ way: { value, change, bind }, currency }: Omit<WayFeeProps, "hasPrices">) {
  const highest = bind("max_fee");
  return (
    <>
      <Toggle
        label="Limit what the shopper pays"
        hint="You pay what a label costs above the limit."
        value={highest.value !== null}
        onChange={(isLimited) => change({ max_fee: isLimited ? Math.max(value.fee, value.markup) : null })}
      />
      {highest.value !== null && <MoneySetting label="Limit" currency={currency} {...highest} value={highest.value} />}
    </>
  );
}

const BASES: readonly (readonly [FeeBasis, string])[] = [
  ["FIXED", "Fixed fee"],
  ["LABEL_PRICE", "Label cost"],
];
