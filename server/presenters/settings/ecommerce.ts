import type { Ecommerce } from "@/contract/admin/settings/ecommerce";
import { requiresGrade } from "@/server/domain/store/requires-grade";
import { sizeDirectionOf } from "@/server/domain/store/size-direction";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";

/** Returns a store in published names (specification, "Ecommerce"). */
export const presentEcommerce = (store: Store): Shown<typeof Ecommerce> => {
  const { config } = store;
  const { platform } = config;
  return {
    ...config,
    ecommerceId: store.id,
    group: store.groupId,
    slug: store.slug,
    currencyCode: store.currencyCode,
    emailProvider: platform.emailProvider,
    externalReturnPolicyUrl: config.policyUrl,
    identificationFlow: store.identificationFlow,
    isEnabled: store.isEnabled,
    isTesting: store.isTesting,
    name: store.name,
    ordersSyncDisabled: platform.isOrdersSyncDisabled,
    platform: platform.name,
    restockingEnabled: config.isRestockingEnabled,
    storeId: platform.storeId,
    useCase: platform.useCase,
    returnReasons: config.returnReasons.map((reason) => ({
      ...{ name: reason.name, label: reason.label, labels: reason.labels ?? {} },
      requiresComment: reason.requiresComment,
      requiresPhoto: reason.requiresPhoto,
      requiresGrade: requiresGrade(reason),
      sizeDirection: sizeDirectionOf(reason),
    })),
    timeZone: store.timeZone,
    withdrawalEnabled: config.isWithdrawalOffered,
  };
};
