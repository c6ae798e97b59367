import type { Branding } from "@/contract/admin/settings/branding";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";

/** A store's branding in its published names (specification, "Branding"). */
export const presentBranding = ({ id, config: { branding } }: Store): Shown<typeof Branding> => ({
  ecommerceId: id,
  backgroundImageUrl: branding.backgroundImageUrl,
  backgroundTextColor: branding.backgroundTextColor,
  borderRadius: String(branding.borderRadius),
  faviconUrl: branding.faviconUrl,
  fullCatalogProductImageRatio: branding.fullCatalogImageRatio,
  inputVariant: branding.inputVariant,
  layoutDesignValues: branding.layoutDesign,
  logoHeightDesktop: branding.logoHeightDesktop,
  logoHeightMobile: branding.logoHeightMobile,
  logoUrl: branding.logoUrl,
  mailLogoUrl: branding.mailLogoUrl,
  mailMainColor: branding.mailMainColor,
  persistentLogoType: branding.persistentLogo,
  primaryThemeColorContrastText: branding.primaryContrastText,
  primaryThemeColorDark: branding.primaryDark,
  primaryThemeColorLight: branding.primaryLight,
  primaryThemeColorMain: branding.primaryMain,
  secondaryThemeColorContrastText: branding.secondaryContrastText,
  secondaryThemeColorDark: branding.secondaryDark,
  secondaryThemeColorLight: branding.secondaryLight,
  secondaryThemeColorMain: branding.secondaryMain,
  slogan: branding.slogan,
  title: branding.title,
});
