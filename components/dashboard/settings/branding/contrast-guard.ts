import { deriveTheme } from "@/components/portal/theme/derive-theme";
import { contrast, parseColor, toHex } from "@/contract/vocabulary/color";
import type { BrandingValue } from "../types";

/** What the portal makes of a store's colors by day. */
export type Guarded = {
  /** The fill and the text on it, as the portal shows them. */
  readonly fill: string;
  readonly text: string;
  readonly ratio: number;
  /** Links and edges, darkened until they read on paper. */
  readonly link: string;
  /** The text that was asked for and how it would read; null where it is used, or none was given. */
  readonly refused: { readonly text: string; readonly ratio: number } | null;
};

type Colors = Pick<BrandingValue, "primary_theme_color_main" | "primary_theme_color_contrast_text">;

/** The portal's own correction of the colors, with the figures that it decides by (WCAG 2.2, 4.5:1 for text). */
export const guardContrast = (colors: Colors): Guarded => {
  const wanted = parseColor(colors.primary_theme_color_contrast_text);
  const theme = deriveTheme(
    {
      primary_main: colors.primary_theme_color_main,
      primary_contrast_text: colors.primary_theme_color_contrast_text,
      border_radius: 0,
    },
    "light",
  );
  const { brand: fill, "on-brand": text, link } = theme;
  const asked = wanted === null ? null : toHex(wanted);
  return {
    fill,
    text,
    ratio: contrast(text, fill),
    link,
    refused: asked === null || asked === text ? null : { text: asked, ratio: contrast(asked, fill) },
  };
};
