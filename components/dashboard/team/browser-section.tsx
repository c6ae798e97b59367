"use client";

import { useState } from "react";
import { t } from "@/messages/dashboard/team";
import { Section } from "../../ui/section";
import { useLive } from "../../ui/use-live";
import { switchSingleKeys } from "../browser/is-typing";
import { keepCookie } from "../browser/keep-cookie";
import { THEME_COOKIE, THEMES, type Theme, themeMark } from "../browser/theme";
import { useSingleKeys } from "../browser/use-single-keys";
import { Choice } from "../settings/controls/choice";
import { Toggle } from "../settings/controls/toggle";

/** Settings of this browser: theme and keyboard shortcuts. */
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
    <Section id="this-browser" title={t("browserSection.title")}>
      <fieldset className="mt-4 grid gap-4" disabled={!isLive}>
        <legend className="sr-only">{t("browserSection.caption")}</legend>
        <Choice
          label={t("browserSection.theme")}
          options={THEMES.map((each) => [each, t(`themes.${each}`)] as const)}
          value={theme}
          onChange={show}
        />
        <Toggle
          label={t("browserSection.keyboardShortcuts")}
          hint={t("browserSection.shortcutsHint")}
          value={hasKeys}
          onChange={switchSingleKeys}
        />
      </fieldset>
    </Section>
  );
}
