"use client";

import { useState } from "react";
import { Section } from "../../ui/section";
import { useLive } from "../../ui/use-live";
import { switchSingleKeys } from "../browser/is-typing";
import { keepCookie } from "../browser/keep-cookie";
import { THEME_COOKIE, type Theme, themeMark } from "../browser/theme";
import { useSingleKeys } from "../browser/use-single-keys";
import { Choice } from "../settings/controls/choice";
import { Toggle } from "../settings/controls/toggle";

const LIGHT = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

/** How the dashboard looks and acts in this browser: light or dark, and whether single keys do something. */
export function BrowserSection({ theme: initial }: { theme: Theme }) {
  const isLive = useLive();
  const [theme, setTheme] = useState(initial);
  const hasKeys = useSingleKeys();
  const show = (next: Theme) => {
    const mark = themeMark(next);
    if (mark === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = mark;
    keepCookie(THEME_COOKIE, next);
    setTheme(next);
  };
  return (
    <Section id="this-browser" title="This browser">
      <fieldset className="mt-4 grid gap-4" disabled={!isLive}>
        <legend className="sr-only">Dashboard settings in this browser</legend>
        <Choice label="Theme" options={LIGHT} value={theme} onChange={show} />
        <Toggle
          label="Keyboard shortcuts"
          hint="When off, only combinations such as Ctrl+K work. The station has its own setting."
          value={hasKeys}
          onChange={switchSingleKeys}
        />
      </fieldset>
    </Section>
  );
}
