import { type BrandInput, themeSheet } from "@/components/portal/theme/derive-theme";
import { t } from "@/messages/dashboard/settings-branding";
import { PortalPreview } from "../preview/portal-preview";
import type { BrandingValue } from "../types";

/** Screens that need an order show a sample one. */
const SCREENS = [
  ["", "lookUp"],
  ["/preview/items", "items"],
  ["/preview/pass", "pass"],
  ["/preview/status", "status"],
] as const;

/**
 * The portal with the unsaved branding. Texts and pictures are passed in the preview's address; colors and corners are
 * applied to its pages with the portal's own rules.
 */
export function BrandingPreview({ slug, draft }: { slug: string; draft: BrandingValue }) {
  return (
    <PortalPreview
      slug={slug}
      screens={SCREENS.map(([path, name]) => [path, t(`brandingPreview.screens.${name}`)] as const)}
      draft={{ branding: shownOf(draft) }}
      sheet={themeSheet(brandOf(draft))}
    />
  );
}

/** Everything except colors and lengths: texts, pictures and layout. */
const shownOf = (draft: BrandingValue) => {
  const { title, slogan, translations, logo_url, background_image_url, input_variant } = draft;
  return {
    ...{ title, slogan, translations, logo_url, background_image_url, input_variant },
    layout_design: draft.layout_design_values,
    is_logo_persistent: draft.persistent_logo_type === "PERSISTENT_LOGO_TYPE_ENABLED",
  };
};

const brandOf = (draft: BrandingValue): BrandInput => ({
  primary_main: draft.primary_theme_color_main,
  primary_contrast_text: draft.primary_theme_color_contrast_text,
  border_radius: Number(draft.border_radius),
  logo_height_desktop: draft.logo_height_desktop,
  logo_height_mobile: draft.logo_height_mobile,
  primary_dark: draft.primary_theme_color_dark,
  primary_light: draft.primary_theme_color_light,
  secondary_main: draft.secondary_theme_color_main,
  secondary_contrast_text: draft.secondary_theme_color_contrast_text,
  secondary_dark: draft.secondary_theme_color_dark,
  secondary_light: draft.secondary_theme_color_light,
  background_text_color: draft.background_text_color,
  full_catalog_product_image_ratio: draft.full_catalog_product_image_ratio,
});
