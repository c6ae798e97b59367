import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/settings-common";
import { Chip } from "../../../ui/chip";
import { Described } from "../../controls/described";

export type ChipsSettingProps = {
  label: string;
  path?: string | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
  /** The text of a chip; the value itself by default. */
  wordOf?: (value: string) => string;
  /** Normalizes a typed text, for example to capitals. */
  keep?: (text: string) => string;
  suggestions?: readonly (readonly [value: string, word: string])[];
  className?: string;
};

/** A list of words: typed and closed with Enter or a comma, pasted as a list, removed one by one. */
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
        <span className="max-md:text-[16px] max-md:min-h-11 py-1 px-1.5 border border-field-line rounded-control gap-1 bg-surface min-h-9 items-center flex flex-wrap focus-within:border-transparent focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-1 *:data-chip:py-0.5 *:data-chip:pl-1.75 *:data-chip:pr-0.5 *:data-chip:gap-0.5 *:data-chip:bg-sunken *:data-chip:text-ink *:data-chip:text-small *:data-chip:stretch-display *:data-chip:wrap-anywhere *:data-chip:items-center *:data-chip:whitespace-normal *:data-chip:inline-flex [&>[data-chip]_button]:rounded-badge [&>[data-chip]_button]:place-items-center [&>[data-chip]_button]:text-ink-2 [&>[data-chip]_button]:flex-none [&>[data-chip]_button]:grid [&>[data-chip]_button]:size-6 [&>[data-chip]_button:hover]:text-bad [&>[data-chip]_svg]:size-3.25">
          {value.map((each) => (
            <Chip key={each}>
              {wordOf(each)}
              <button
                type="button"
                aria-label={t("chipsSetting.remove", { item: wordOf(each) })}
                onClick={() => onChange(value.filter((other) => other !== each))}
              >
                <X aria-hidden="true" />
              </button>
            </Chip>
          ))}
          <input
            className="px-1 bg-transparent outline-0 h-6.5 min-w-0 flex-[1_1_96px] placeholder:text-ink-3 placeholder:opacity-100"
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
