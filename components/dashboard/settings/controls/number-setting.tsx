import { type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/settings-common";
import { Described } from "../../controls/described";
import { FigureInput } from "./figure-input";

type NumberSettingProps<V extends number | null> = {
  label: string;
  path?: string | undefined;
  value: V;
  onChange: (value: V) => void;
  /** The unit, shown behind the field. */
  unit: string;
  /** What an empty field means; if not given, a number is required. */
  emptyWord?: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
};

/**
 * A whole number. Invalid text is sent as typed: the server rejects it with an error at the field, and no older number
 * is saved instead.
 */
export function NumberSetting<V extends number | null>(props: NumberSettingProps<V>) {
  const { value, onChange, unit, emptyWord, error, ...named } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && sameAs(typed, value, emptyWord) ? typed : wordOf(value);
  const type = (next: string) => {
    setTyped(next);
    onChange(meaning(next, emptyWord) as V);
  };
  const isNone = typeof meaning(text, emptyWord) === "string";
  return (
    <Described {...named} error={isNone ? t("numberSetting.wrong") : error}>
      {(names) => (
        <FigureInput
          {...names}
          unit={unit}
          inputMode="numeric"
          maxLength={9}
          placeholder={emptyWord}
          value={text}
          onType={type}
        />
      )}
    </Described>
  );
}

const wordOf = (value: number | null): string => (value === null ? "" : String(value));

const meaning = (text: string, emptyWord: string | undefined): number | string | null => {
  if (text.trim() === "" && emptyWord !== undefined) return null;
  return /^\d+$/.test(text.trim()) ? Number(text.trim()) : text;
};

/** The field shows the typed text as long as the value came from it. */
const sameAs = (typed: string, value: number | null, emptyWord: string | undefined): boolean =>
  meaning(typed, emptyWord) === value;
