import type { Page } from "@playwright/test";
import { themeSheet } from "@/components/portal/theme/derive-theme";

/**
 * Brands with unreadable colors, each where it is hardest: pale ones in light mode, black in dark mode. The demo's is
 * the fourth.
 */
const HOSTILE = [
  { name: "neon", colorScheme: "light", main: "#e6ff00", text: "#ffffff", second: "#39ff14" },
  { name: "pastel on pastel", colorScheme: "light", main: "#ffd1dc", text: "#ffe9ef", second: "#fff0d9" },
  { name: "black", colorScheme: "dark", main: "#000000", text: "#111111", second: "#0a0a0a" },
] as const;

export const BRANDS = HOSTILE.map(({ name, colorScheme, main, text, second }) => ({
  ...{ name, colorScheme },
  sheet: themeSheet({
    ...{ primary_main: main, primary_contrast_text: text, secondary_main: second },
    ...{ background_text_color: main, border_radius: 20 },
  }),
}));

/**
 * Puts a style sheet over the page's own, as if the store had that brand; "" removes it. It uses the CSS object model
 * because the product's content security policy allows no other style, and this one only from a test's script.
 */
export const wear = (page: Page, text: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = css === "" ? [] : [sheet];
  }, text);
