import { type ReactNode, useState } from "react";
import { minorToMajorText } from "@/contract/vocabulary/format-money";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { Described } from "../../controls/described";
import { FigureInput } from "./figure-input";
import { inPlaceOfNumber } from "./in-place-of-number";

export type MoneySettingProps = {
  label: string;
  /** Minor units. */
  value: number;
  onChange: (value: number) => void;
  currency: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
};

/** An amount, typed in the usual notation. Invalid text is sent as typed, so that the server rejects it. */
export function MoneySetting({ value, onChange, currency, error, ...named }: MoneySettingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : majorToMinor(typed, currency);
  const isCurrent =
    read !== null && ("problem" in read ? typed === (value as unknown) : Number(read.amountMinor) === value);
  const text = isCurrent
    ? (typed ?? "")
    : Number.isSafeInteger(value)
      ? minorToMajorText(value, currency)
      : String(value);
  const problem = read !== null && isCurrent && "problem" in read ? read.problem : undefined;
  const type = (next: string) => {
    setTyped(next);
    const amount = majorToMinor(next, currency);
    onChange(inPlaceOfNumber("problem" in amount ? next : Number(amount.amountMinor)));
  };
  return (
    <Described {...named} error={problem ?? error}>
      {(names) => (
        <FigureInput {...names} unit={currency} inputMode="decimal" maxLength={16} value={text} onType={type} />
      )}
    </Described>
  );
}
