import { deriveTheme } from "@/components/portal/theme/derive-theme";
import { contrast, parseColor, toHex } from "@/contract/vocabulary/color";
import type { BrandingValue } from "../types";

/** How the portal adjusts a store's colors in the light theme. */
export type Guarded = {
  /** The fill and its text color, as the portal shows them. */
  readonly fill: string;
  readonly text: string;
  readonly ratio: number;
  /** Links and borders, darkened until they are readable on the page background. */
  readonly link: string;
  /** The configured text color with its contrast; null if it is used as is, or none was set. */
  readonly refused: { readonly text: string; readonly ratio: number } | null;
};

type Colors = Pick<BrandingValue, "primary_theme_color_main" | "primary_theme_color_contrast_text">;

/** The portal's own color correction, with its contrast ratios (WCAG 2.2, 4.5:1 for text). */
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
