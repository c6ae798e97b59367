import { type ReactNode, useState } from "react";
import { formatMoney, minorToMajorText } from "@/contract/vocabulary/format-money";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { t } from "@/messages/dashboard/settings-common";
import { LOCALE } from "../../../ui/age";
import { Described } from "../../controls/described";
import type { Bound } from "../form/part";
import { FigureInput } from "./figure-input";
import { inPlaceOfNumber } from "./in-place-of-number";

export type MoneySettingProps = {
  label: string;
  path?: string | undefined;
  /** Minor units. */
  value: number;
  onChange: (value: number) => void;
  currency: string;
  /** The highest amount that the API accepts, in minor units. */
  most?: number;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
};

/**
 * An amount, read and typed in the usual notation of its currency. Invalid text is sent as typed, so that the server
 * rejects it; since the server knows minor units only, the message at the field is the field's own.
 */
export function MoneySetting({ value, onChange, currency, error, ...props }: MoneySettingProps) {
  const { most = HIGHEST_MINOR, ...named } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const sent: unknown = value;
  const wrong = typeof sent === "string" ? withoutMark(sent) : undefined;
  const isCurrent = typed !== null && isSame(typed, { value, currency, wrong });
  const amount = Number.isSafeInteger(value) ? minorToMajorText(value, currency) : String(value);
  const text = isCurrent ? typed : (wrong ?? amount);
  const type = (next: string) => {
    setTyped(next);
    const read = majorToMinor(next, currency);
    onChange("problem" in read ? inPlaceOfNumber(withMark(next)) : Number(read.amountMinor));
  };
  return (
    <Described {...named} error={problemOf({ value, wrong, currency, most }) ?? error}>
      {(names) => (
        <FigureInput {...names} unit={currency} inputMode="decimal" maxLength={16} value={text} onType={type} />
      )}
    </Described>
  );
}

/** The highest amount that the API accepts anywhere. */
const HIGHEST_MINOR = 999_999_999_999_999;

/** Binds an amount that the API writes as decimal digits. */
export const asMinorNumber = ({ value, onChange, ...bound }: Bound<string>): Bound<number> => ({
  ...bound,
  value: inPlaceOfNumber(/^\d+$/.test(value) ? Number(value) : value),
  onChange: (minor) => onChange(String(minor)),
});

/** Marks text that isn't an amount. Without it, the server would read a long row of digits as minor units. */
const MARK = "?";
const withMark = (text: string): string => `${text}${MARK}`;
const withoutMark = (text: string): string => (text.endsWith(MARK) ? text.slice(0, -MARK.length) : text);

type Shown = { value: number; currency: string; wrong: string | undefined };

/** The field shows the typed text as long as the value came from it. */
const isSame = (typed: string, { value, currency, wrong }: Shown): boolean => {
  const read = majorToMinor(typed, currency);
  return "problem" in read ? typed === wrong : Number(read.amountMinor) === value;
};

const problemOf = ({ value, currency, wrong, most }: Shown & { most: number }): string | undefined => {
  if (wrong === undefined)
    return value > most ? t("moneySetting.tooMuch", { amount: formatMoney(most, currency, LOCALE) }) : undefined;
  const read = majorToMinor(wrong, currency);
  return "problem" in read ? read.problem : undefined;
};
