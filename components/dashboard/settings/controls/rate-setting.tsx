import { useState } from "react";
import { t } from "@/messages/dashboard/settings-common";
import { Described } from "../../controls/described";
import { FigureInput } from "./figure-input";
import { inPlaceOfNumber } from "./in-place-of-number";
import type { MoneySettingProps } from "./money-setting";

/** The value in basis points: 1000 is 10%. */
type RateSettingProps = Omit<MoneySettingProps, "currency">;

/** A rate in percent with up to two decimals. Invalid text is sent as typed, so that the server rejects it. */
export function RateSetting({ value, onChange, error, ...named }: RateSettingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && basisPoints(typed) === value ? typed : percent(value);
  const type = (next: string) => {
    setTyped(next);
    onChange(basisPoints(next));
  };
  // The server's message is about basis points, which nobody typed.
  const isNone = typeof value !== "number";
  const problem = isNone || error ? t("rateSetting.wrong") : undefined;
  return (
    <Described {...named} error={problem}>
      {(names) => <FigureInput {...names} unit="%" inputMode="decimal" maxLength={6} value={text} onType={type} />}
    </Described>
  );
}

const percent = (points: number): string => (Number.isFinite(points) ? String(points / 100) : String(points));

/** Converts digit by digit, so that 4.35 is exactly 435. */
const basisPoints = (text: string): number => {
  const [, whole = "", fraction = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return inPlaceOfNumber(whole === "" ? text : Number(whole + fraction.padEnd(2, "0")));
};
