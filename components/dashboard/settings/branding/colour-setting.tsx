import type { ReactNode } from "react";
import { parseColour, toHex } from "@/contract/vocabulary/colour";
import { Input } from "../../../ui/input";
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
        <span className="max-md:text-[16px] max-md:grid-cols-[44px_minmax(0,1fr)] max-md:min-h-11 max-md:[&_input[type='color']]:size-11 gap-2 grid-cols-[36px_minmax(0,1fr)] grid [&_input[type='color']]:p-0.75 [&_input[type='color']]:border [&_input[type='color']]:border-field-line [&_input[type='color']]:rounded-control [&_input[type='color']]:bg-surface [&_input[type='color']]:cursor-pointer [&_input[type='color']]:size-9 [&_input[data-empty]]:opacity-35">
          <input
            type="color"
            aria-label={`${named.label}, picker`}
            value={colour === null ? "#000000" : toHex(colour)}
            data-empty={colour === null || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Input
            {...names}
            className="font-mono text-code"
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
