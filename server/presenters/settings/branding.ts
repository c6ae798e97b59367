import type { z } from "zod";
import type { Branding } from "@/contract/admin/settings/branding";
import type { Store } from "@/server/domain/store/types";

/** A store's branding in its published names (specification, "Branding"). */
export const presentBranding = ({ id, config: { branding } }: Store): z.output<typeof Branding> => ({
  ecommerce_id: id,
  background_image_url: branding.backgroundImageUrl,
  background_text_color: branding.backgroundTextColor,
  border_radius: String(branding.borderRadius),
  favicon_url: branding.faviconUrl,
  full_catalog_product_image_ratio: branding.fullCatalogImageRatio,
  input_variant: branding.inputVariant,
  layout_design_values: branding.layoutDesign,
  logo_height_desktop: branding.logoHeightDesktop,
  logo_height_mobile: branding.logoHeightMobile,
  logo_url: branding.logoUrl,
  mail_logo_url: branding.mailLogoUrl,
  mail_main_color: branding.mailMainColor,
  persistent_logo_type: branding.persistentLogo,
  primary_theme_color_contrast_text: branding.primaryContrastText,
  primary_theme_color_dark: branding.primaryDark,
  primary_theme_color_light: branding.primaryLight,
  primary_theme_color_main: branding.primaryMain,
  secondary_theme_color_contrast_text: branding.secondaryContrastText,
  secondary_theme_color_dark: branding.secondaryDark,
  secondary_theme_color_light: branding.secondaryLight,
  secondary_theme_color_main: branding.secondaryMain,
  slogan: branding.slogan,
  title: branding.title,
});
