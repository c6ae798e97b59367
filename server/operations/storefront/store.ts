import * as contract from "@/contract/storefront/store";
import { listStores } from "@/server/db/stores";
import { notFound } from "@/server/kernel/problem";
import { implement } from "../implement";

export const getPortalStore = implement(contract.getPortalStore, async ({ ctx, actor }) => {
  const [store] = await listStores(ctx.db, actor);
  if (store === undefined) throw notFound("store");
  const { branding, websiteUrl, policyUrl, contactEmail } = store.config;
  return {
    store: {
      ecommerce_id: store.id,
      name: store.name,
      slug: store.slug,
      is_enabled: store.isEnabled,
      is_testing: store.isTesting,
      identification_flow: store.identificationFlow,
      time_zone: store.timeZone,
      website_url: websiteUrl,
      policy_url: policyUrl,
      contact_email: contactEmail,
      return_period_days: store.policy.returnPeriodDays,
      exchange_flow: store.config.exchange.exchangeFlow,
      branding: {
        title: branding.title,
        slogan: branding.slogan,
        logo_url: branding.logoUrl,
        logo_height_desktop: branding.logoHeightDesktop,
        logo_height_mobile: branding.logoHeightMobile,
        favicon_url: branding.faviconUrl,
        background_image_url: branding.backgroundImageUrl,
        primary_main: branding.primaryMain,
        primary_contrast_text: branding.primaryContrastText,
        border_radius: branding.borderRadius,
      },
    },
  };
});
