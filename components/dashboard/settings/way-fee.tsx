import type { FeeBasis } from "@/contract/vocabulary/label-price";
import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { MoneySetting } from "./controls/money-setting";
import { Toggle } from "./controls/toggle";
import type { LogisticValue } from "./types";

type Way = LogisticValue["return_logistics"][number];

type WayFeeProps = {
  way: Way;
  change: (changes: Partial<Way>) => void;
  /** Its carrier says what a label costs. */
  hasPrices: boolean;
  currency: string;
  error: (field: keyof Way) => string | undefined;
};

/** What a way costs a shopper who pays for it: a fee, or what the label costs. */
export function WayFee({ way, change, hasPrices, currency, error }: WayFeeProps) {
  const isByLabel = way.fee_basis === "LABEL_PRICE";
  const basis = hasPrices || isByLabel;
  return (
    <>
      {basis && (
        <SelectField
          label="The shopper pays"
          options={BASES}
          value={way.fee_basis}
          onChange={(fee_basis) =>
            change(fee_basis === "FIXED" ? { fee_basis, markup: 0, max_fee: null } : { fee_basis })
          }
          hint={
            isByLabel &&
            "The carrier is asked before the shopper chooses. The shopper pays the price that was shown, whatever is billed later."
          }
          error={error("fee_basis")}
        />
      )}
      <FieldRow>
        <MoneySetting
          label={isByLabel ? "If the carrier gives no price" : "Fee"}
          currency={currency}
          value={way.fee}
          onChange={(fee) => change({ fee })}
          error={error("fee")}
        />
        {isByLabel && (
          <MoneySetting
            label="Added to the price"
            currency={currency}
            value={way.markup}
            onChange={(markup) => change({ markup })}
            error={error("markup")}
          />
        )}
      </FieldRow>
      {isByLabel && <HighestFee {...{ way, change, currency, error }} />}
    </>
  );
}

/** Most stores need none: who sets one pays what is above it. */
function HighestFee({ way, change, currency, error }: Omit<WayFeeProps, "hasPrices">) {
  return (
    <>
      <Toggle
        label="Limit what the shopper pays"
        hint="You pay what a label costs above the limit."
        value={way.max_fee !== null}
        onChange={(isLimited) => change({ max_fee: isLimited ? Math.max(way.fee, way.markup) : null })}
      />
      {way.max_fee !== null && (
        <MoneySetting
          label="At most"
          currency={currency}
          value={way.max_fee}
          onChange={(max_fee) => change({ max_fee })}
          error={error("max_fee")}
        />
      )}
    </>
  );
}

const BASES: readonly (readonly [FeeBasis, string])[] = [
  ["FIXED", "A fixed fee"],
  ["LABEL_PRICE", "What the label costs"],
];
