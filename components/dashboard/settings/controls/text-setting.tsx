import type { ReactNode } from "react";
import { Described } from "./described";

type TextSettingProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isLong?: boolean;
  isMono?: boolean;
  placeholder?: string;
  inputMode?: "url" | "email";
  /** Words to choose from; others may be typed. */
  suggestions?: readonly string[];
  maxLength?: number;
  className?: string;
};

/** One line of text, or with `isLong` a few. */
export function TextSetting({ label, hint, error, value, onChange, className = "", ...rest }: TextSettingProps) {
  return (
    <Described label={label} hint={hint} error={error} className={className}>
      {(names) => {
        const shared = {
          ...names,
          className: rest.isMono ? "input mono" : "input",
          value,
          placeholder: rest.placeholder,
          autoComplete: "off",
          maxLength: rest.maxLength ?? 2048,
          onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
        };
        if (rest.isLong) return <textarea rows={3} {...shared} />;
        const list = rest.suggestions ? `${names.id}-list` : undefined;
        return (
          <>
            <input inputMode={rest.inputMode} list={list} spellCheck={rest.isMono ? false : undefined} {...shared} />
            {rest.suggestions ? (
              <datalist id={list}>
                {rest.suggestions.map((word) => (
                  <option key={word} value={word} />
                ))}
              </datalist>
            ) : null}
          </>
        );
      }}
    </Described>
  );
}
