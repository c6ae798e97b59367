import type { ConnectionKind, ConnectionMode } from "@/contract/vocabulary/connection";
import { Choice } from "../settings/controls/choice";

type ModeChoiceProps = {
  kind: ConnectionKind;
  value: ConnectionMode | null;
  error: string | undefined;
  onChange: (mode: ConnectionMode) => void;
};

const ACCOUNT_OPTIONS = [
  ["LIVE", "Live account", "Real labels and real money. A store in test mode doesn't use it."],
  ["TEST", "Test account", "Only for a store in test mode. Nothing is charged and no money moves."],
] as const;

const SHOP_OPTIONS = [
  ["LIVE", "Live shop", "Real orders and real money. While this store is in test mode, Homeward only reads from it."],
  [
    "TEST",
    "Test or staging copy",
    "Only for a store in test mode. Refunds and exchange orders are made in the copy. Check that its payment methods use test keys: with live keys, refunds move real money.",
  ],
] as const;

/** Asked where the provider itself does not know whether it is for tests. None is chosen beforehand: a guess could move money. */
export function ModeChoice({ kind, value, error, onChange }: ModeChoiceProps) {
  return (
    <Choice<ConnectionMode | "">
      label={kind === "SHOP" ? "Which shop is this?" : "Which account is this?"}
      options={kind === "SHOP" ? SHOP_OPTIONS : ACCOUNT_OPTIONS}
      value={value ?? ""}
      error={error}
      onChange={(mode) => {
        if (mode !== "") onChange(mode);
      }}
    />
  );
}
