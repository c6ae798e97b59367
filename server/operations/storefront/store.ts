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
      ...store,
      ecommerceId: store.id,
      testReach: testReach(connections),
      websiteUrl,
      policyUrl,
      contactEmail,
      defaultLanguage,
      languages,
      isWithdrawalOffered,
      isGiftOffered: isGiftOffered(store),
      returnPeriodDays: store.policy.returnPeriodDays,
      exchangeFlow: store.config.exchange.exchangeFlow,
      labelFormat: store.config.logistics.labelFormat,
      branding: {
        ...branding,
        fullCatalogProductImageRatio: branding.fullCatalogImageRatio,
        isLogoPersistent: branding.persistentLogo === "PERSISTENT_LOGO_TYPE_ENABLED",
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
