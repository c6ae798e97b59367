import type { ReactNode } from "react";
import { parseColour, toHex } from "@/contract/vocabulary/colour";
import { Described } from "../../controls/described";

type ColourSettingProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A CSS colour, typed or picked. */
export function ColourSetting({ value, onChange, ...named }: ColourSettingProps) {
  const colour = parseColour(value);
  const wrong = value !== "" && colour === null ? "A colour such as #1b3454 or hsl(214 51% 22%)." : undefined;
  return (
    <Described {...named} error={named.error ?? wrong}>
      {(names) => (
        <span className="colour-input">
          <input
            type="color"
            aria-label={`${named.label}, picker`}
            value={colour === null ? "#000000" : toHex(colour)}
            data-empty={colour === null || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <input
            {...names}
            className="input mono"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={value}
            placeholder="the theme's own"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Described>
  );
}
