"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Described } from "../../controls/described";

type ChipsSettingProps = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
  /** What a chip says; the value itself where it is left out. */
  wordOf?: (value: string) => string;
  /** How a typed text is kept, for example in capitals. */
  keep?: (text: string) => string;
  suggestions?: readonly (readonly [value: string, word: string])[];
  className?: string;
};

/** A list of words: typed and closed with Enter or a comma, pasted as a list, taken out one by one. */
export function ChipsSetting({ value, onChange, wordOf = (each) => each, ...props }: ChipsSettingProps) {
  const { keep = (text) => text, placeholder, suggestions, ...named } = props;
  const [typed, setTyped] = useState("");
  const add = (text: string) => {
    const words = text.split(/[,;\n]/).map((word) => keep(word.trim()));
    onChange([...new Set([...value, ...words.filter((word) => word !== "")])]);
    setTyped("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && typed.trim() !== "") {
      event.preventDefault();
      add(typed);
    }
    if (event.key === "Backspace" && typed === "") onChange(value.slice(0, -1));
  };
  return (
    <Described {...named}>
      {(names) => (
        <span className="chips-input">
          {value.map((each) => (
            <span key={each} className="chip">
              {wordOf(each)}
              <button
                type="button"
                aria-label={`Remove ${wordOf(each)}`}
                onClick={() => onChange(value.filter((other) => other !== each))}
              >
                <X aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            {...names}
            value={typed}
            list={suggestions ? `${names.id}-list` : undefined}
            autoComplete="off"
            maxLength={2_000}
            placeholder={value.length === 0 ? placeholder : undefined}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() !== "" && add(typed)}
            onChange={(event) => {
              const text = event.currentTarget.value;
              if (/[,;\n]/.test(text)) add(text);
              else setTyped(text);
            }}
          />
          {suggestions ? (
            <datalist id={`${names.id}-list`}>
              {suggestions.map(([each, word]) => (
                <option key={each} value={each}>
                  {word}
                </option>
              ))}
            </datalist>
          ) : null}
        </span>
      )}
    </Described>
  );
}
