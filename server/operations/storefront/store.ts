import * as contract from "@/contract/storefront/store";
import { listConnections } from "@/server/db/connections/connections";
import { listStores } from "@/server/db/stores/stores";
import { testReach } from "@/server/domain/connections/test-reach";
import { isGiftOffered } from "@/server/domain/returns/gift";
import { notFound } from "@/server/kernel/problem";
import { implement } from "../implement";

export const getPortalStore = implement(contract.getPortalStore, async ({ ctx, actor }) => {
  const [store] = await listStores(ctx.db, actor);
  if (store === undefined) throw notFound("store");
  const within = { groupId: store.groupId, ecommerceIds: [store.id] };
  const connections = store.isTesting ? await listConnections(ctx.db, within) : [];
  const { branding, websiteUrl, policyUrl, contactEmail, defaultLanguage, languages, isWithdrawalOffered } =
    store.config;
  return {
    store: {
      ecommerce_id: store.id,
      name: store.name,
      slug: store.slug,
      is_enabled: store.isEnabled,
      is_testing: store.isTesting,
      test_reach: testReach(connections),
      identification_flow: store.identificationFlow,
      time_zone: store.timeZone,
      website_url: websiteUrl,
      policy_url: policyUrl,
      contact_email: contactEmail,
      default_language: defaultLanguage,
      languages,
      is_withdrawal_offered: isWithdrawalOffered,
      is_gift_offered: isGiftOffered(store),
      return_period_days: store.policy.returnPeriodDays,
      exchange_flow: store.config.exchange.exchangeFlow,
      label_format: store.config.logistics.labelFormat,
      branding: {
        title: branding.title,
        slogan: branding.slogan,
        logo_url: branding.logoUrl,
        logo_height_desktop: branding.logoHeightDesktop,
        logo_height_mobile: branding.logoHeightMobile,
        favicon_url: branding.faviconUrl,
        background_image_url: branding.backgroundImageUrl,
        background_text_color: branding.backgroundTextColor,
        full_catalog_product_image_ratio: branding.fullCatalogImageRatio,
        input_variant: branding.inputVariant,
        layout_design: branding.layoutDesign,
        is_logo_persistent: branding.persistentLogo === "PERSISTENT_LOGO_TYPE_ENABLED",
        secondary_main: branding.secondaryMain,
        secondary_contrast_text: branding.secondaryContrastText,
        secondary_dark: branding.secondaryDark,
        secondary_light: branding.secondaryLight,
        primary_main: branding.primaryMain,
        primary_dark: branding.primaryDark,
        primary_light: branding.primaryLight,
        primary_contrast_text: branding.primaryContrastText,
        border_radius: branding.borderRadius,
      },
    },
  };
});

export const getAccessibilityStatement = implement(
  contract.getAccessibilityStatement,
  async ({ ctx, actor, input: { lang } }) => {
    const [store] = await listStores(ctx.db, actor);
    if (store === undefined) throw notFound("store");
    const { accessibility, defaultLanguage } = store.config;
    const said = accessibility[lang] === "" ? defaultLanguage : lang;
    return { text: accessibility[said], lang: said };
  },
);
