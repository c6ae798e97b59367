import { Toggle } from "../settings/controls/toggle";

type SharedChoiceProps = {
  /** Other stores that are known to be connected to the shop. */
  stores: readonly string[];
  value: boolean;
  error: string | undefined;
  onChange: (isShared: boolean) => void;
};

/** Asked before a second store is connected to the same shop: the same item could then be returned in both. */
export function SharedChoice({ stores, value, error, onChange }: SharedChoiceProps) {
  const who = stores.length === 0 ? "another store" : stores.join(" and ");
  return (
    <Toggle
      label={`Connect this shop even if ${who} ${stores.length > 1 ? "use" : "uses"} it`}
      hint="Its orders are then in each of these stores, and the same item can be returned in each."
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
