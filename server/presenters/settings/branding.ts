import type { Branding } from "@/contract/admin/settings/branding";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";

/** Returns a store's branding in published names (specification, "Branding"). */
export const presentBranding = ({ id, config: { branding } }: Store): Shown<typeof Branding> => ({
  ...branding,
  ecommerceId: id,
  borderRadius: String(branding.borderRadius),
  fullCatalogProductImageRatio: branding.fullCatalogImageRatio,
  layoutDesignValues: branding.layoutDesign,
  persistentLogoType: branding.persistentLogo,
  primaryThemeColorContrastText: branding.primaryContrastText,
  primaryThemeColorDark: branding.primaryDark,
  primaryThemeColorLight: branding.primaryLight,
  primaryThemeColorMain: branding.primaryMain,
  secondaryThemeColorContrastText: branding.secondaryContrastText,
  secondaryThemeColorDark: branding.secondaryDark,
  secondaryThemeColorLight: branding.secondaryLight,
  secondaryThemeColorMain: branding.secondaryMain,
});
