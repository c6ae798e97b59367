import type { z } from "zod";
import type { Ecommerce } from "@/contract/admin/settings/ecommerce";
import { requiresGrade } from "@/server/domain/store/requires-grade";
import { sizeDirectionOf } from "@/server/domain/store/size-direction";
import type { Store } from "@/server/domain/store/types";

/** A store in its published names (specification, "Ecommerce"). */
export const presentEcommerce = (store: Store): z.output<typeof Ecommerce> => {
  const { config } = store;
  const { platform } = config;
  return {
    ecommerce_id: store.id,
    group: store.groupId,
    slug: store.slug,
    currency_code: store.currencyCode,
    are_partial_reviews_allowed: config.arePartialReviewsAllowed,
    email_provider: platform.emailProvider,
    external_return_policy_url: config.policyUrl,
    identification_flow: store.identificationFlow,
    is_enabled: store.isEnabled,
    is_testing: store.isTesting,
    mark_unreviewed_items_as_missing: config.markUnreviewedItemsAsMissing,
    name: store.name,
    orders_sync_disabled: platform.isOrdersSyncDisabled,
    platform: platform.name,
    restocking_enabled: config.isRestockingEnabled,
    store_id: platform.storeId,
    use_case: platform.useCase,
    website_url: config.websiteUrl,
    contact_email: config.contactEmail,
    default_language: config.defaultLanguage,
    languages: config.languages,
    order_number_prefix: config.orderNumberPrefix,
    order_number_suffix: config.orderNumberSuffix,
    reject_reasons: config.rejectReasons,
    return_reasons: config.returnReasons.map((reason) => ({
      ...{ name: reason.name, label: reason.label, labels: reason.labels ?? {} },
      requires_comment: reason.requiresComment,
      requires_photo: reason.requiresPhoto,
      requires_grade: requiresGrade(reason),
      size_direction: sizeDirectionOf(reason),
    })),
    time_zone: store.timeZone,
    withdrawal_enabled: config.isWithdrawalOffered,
  };
};
