import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { Choice } from "../settings/controls/choice";

type ModeChoiceProps = {
  value: ConnectionMode | null;
  error: string | undefined;
  onChange: (mode: ConnectionMode) => void;
};

const OPTIONS = [
  ["LIVE", "Live shop", "Real orders and real money. While this store is in test mode, Homeward only reads from it."],
  [
    "TEST",
    "Test or staging copy",
    "Only for a store in test mode. Refunds and exchange orders are made in the copy. Check that its payment methods use test keys: with live keys, refunds move real money.",
  ],
] as const;

/** Asked where the shop itself does not know whether it is a copy. None is chosen beforehand: a guess could move money. */
export function ModeChoice({ value, error, onChange }: ModeChoiceProps) {
  return (
    <Choice<ConnectionMode | "">
      label="Which shop is this?"
      options={OPTIONS}
      value={value ?? ""}
      error={error}
      onChange={(mode) => {
        if (mode !== "") onChange(mode);
      }}
    />
  );
}
