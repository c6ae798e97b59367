import type { z } from "zod";
import type { BrandingInput } from "@/contract/admin/settings/branding";
import type { EcommerceInput } from "@/contract/admin/settings/ecommerce";
import type { ExchangeConditionsInput, ExchangeOrderSettingInput } from "@/contract/admin/settings/exchanges";
import type { LogisticSettingInput } from "@/contract/admin/settings/logistic-setting";
import type { RefundConfigurationInput } from "@/contract/admin/settings/refunds";
import type { AccessibilityDto } from "@/contract/schemas/accessibility";
import type { PersonalDataDto } from "@/contract/schemas/personal-data";
import { readHsCode, readOriginCountry } from "@/contract/vocabulary/customs-facts";
import type { StoreSettings } from "@/server/domain/store/check-settings";
import type { Branding, Store } from "@/server/domain/store/types";
import { readAddress } from "../read-address";

/** Settings as they were written, as what the store is with them. */

export const readBranding = (input: z.output<typeof BrandingInput>, store: Store): StoreSettings => {
  const branding: Branding = {
    title: input.title,
    slogan: input.slogan,
    logoUrl: input.logo_url,
    logoHeightDesktop: input.logo_height_desktop,
    logoHeightMobile: input.logo_height_mobile,
    faviconUrl: input.favicon_url,
    mailLogoUrl: input.mail_logo_url,
    mailMainColor: input.mail_main_color,
    backgroundImageUrl: input.background_image_url,
    backgroundTextColor: input.background_text_color,
    primaryMain: input.primary_theme_color_main,
    primaryContrastText: input.primary_theme_color_contrast_text,
    primaryDark: input.primary_theme_color_dark,
    primaryLight: input.primary_theme_color_light,
    secondaryMain: input.secondary_theme_color_main,
    secondaryContrastText: input.secondary_theme_color_contrast_text,
    secondaryDark: input.secondary_theme_color_dark,
    secondaryLight: input.secondary_theme_color_light,
    borderRadius: Number(input.border_radius),
    inputVariant: input.input_variant,
    fullCatalogImageRatio: input.full_catalog_product_image_ratio,
    layoutDesign: input.layout_design_values,
    persistentLogo: input.persistent_logo_type,
  };
  return { ...store, config: { ...store.config, branding } };
};

export const readEcommerce = (input: z.output<typeof EcommerceInput>, store: Store): StoreSettings => ({
  name: input.name,
  isEnabled: input.is_enabled,
  isTesting: input.is_testing,
  identificationFlow: input.identification_flow,
  timeZone: input.time_zone,
  config: {
    ...store.config,
    arePartialReviewsAllowed: input.are_partial_reviews_allowed,
    policyUrl: input.external_return_policy_url,
    markUnreviewedItemsAsMissing: input.mark_unreviewed_items_as_missing,
    isRestockingEnabled: input.restocking_enabled,
    websiteUrl: input.website_url,
    contactEmail: input.contact_email,
    defaultLanguage: input.default_language,
    languages: input.languages,
    isWithdrawalOffered: input.withdrawal_enabled,
    orderNumberPrefix: input.order_number_prefix,
    orderNumberSuffix: input.order_number_suffix,
    rejectReasons: input.reject_reasons,
    returnReasons: input.return_reasons.map(({ name, label, labels, ...asks }) => ({
      ...{ id: name.toLowerCase(), name, label, labels },
      requiresComment: asks.requires_comment,
      requiresPhoto: asks.requires_photo,
      ...(asks.requires_grade === undefined ? {} : { requiresGrade: asks.requires_grade }),
      ...(asks.size_direction ? { sizeDirection: asks.size_direction } : {}),
    })),
    platform: {
      name: input.platform,
      storeId: input.store_id,
      useCase: input.use_case,
      emailProvider: input.email_provider,
      isOrdersSyncDisabled: input.orders_sync_disabled,
    },
  },
});

export const readExchangeConditions = (
  input: z.output<typeof ExchangeConditionsInput>,
  store: Store,
): StoreSettings => ({
  ...store,
  config: {
    ...store.config,
    exchange: {
      ...store.config.exchange,
      exchangeFlow: input.exchange_flow,
      platformMainMenuId: input.platform_main_menu_id,
      thresholdMinor: input.threshold,
      countries: input.countries,
      equalOptionNames: input.equal_option_names,
      excludedCategoryIds: input.excluded_category_ids,
      incentives: input.incentives.map(({ exchange_type, reasons, countries, ...charge }) => ({
        ...{ exchangeType: exchange_type, reasons, countries },
        ...readCharge(charge),
      })),
      reasons: input.reasons,
      reservationMinutes: input.reservation_minutes,
      isInstantOffered: input.instant_exchange,
      holdReleasedOn: input.hold_released_on,
      isSameCategoryOnly: input.same_category_only,
    },
  },
});

export const readExchangeOrderSetting = (
  { payment_method, price, shipping_line }: z.output<typeof ExchangeOrderSettingInput>,
  store: Store,
): StoreSettings => {
  const order = { paymentMethod: payment_method, priceMinor: Number(price), shippingLine: shipping_line };
  return { ...store, config: { ...store.config, exchange: { ...store.config.exchange, order } } };
};

export const readPersonalData = (input: z.output<typeof PersonalDataDto>, store: Store): StoreSettings => ({
  ...store,
  config: { ...store.config, personalDataDays: input.keep_days },
});

export const readAccessibility = (accessibility: z.output<typeof AccessibilityDto>, store: Store): StoreSettings => ({
  ...store,
  config: { ...store.config, accessibility },
});

export const readLogisticSetting = (input: z.output<typeof LogisticSettingInput>, store: Store): StoreSettings => ({
  ...store,
  config: {
    ...store.config,
    logistics: {
      deliveryNoteType: input.delivery_note_type,
      reminderFlow: input.reminder_flow,
      labelFormat: input.label_format,
      labelHours: input.label_within_hours,
      storeListUrl: input.store_list_url,
      defaultHsCode: readHsCode(input.default_hs_code),
      defaultOriginCountry: readOriginCountry(input.default_origin_country),
      returnStores: input.return_stores.map(({ store_id, name, opening_hours, address }) => ({
        ...{ id: store_id, name, openingHours: opening_hours, address: readAddress(address) },
      })),
    },
    returnOptions: input.return_logistics.map(
      ({ return_method, provider, carrier, fee, fee_basis, markup, max_fee, countries }) => ({
        ...{ returnMethod: return_method, provider, carrier, feeMinor: fee, countries },
        ...(fee_basis === "FIXED" ? {} : { labelPricing: { markupMinor: markup, maxFeeMinor: max_fee } }),
      }),
    ),
  },
});

export const readRefundConfiguration = (
  input: z.output<typeof RefundConfigurationInput>,
  store: Store,
): StoreSettings => ({
  ...store,
  config: {
    ...store.config,
    refundOptions: input.action_configs.map(({ refund_option }) => refund_option),
    refunds: {
      actions: input.action_configs.map(({ refund_option, timing, min_days, max_days, bonus }) => ({
        ...{ refundOption: refund_option, timing, minDays: min_days, maxDays: max_days },
        bonus: bonus === null ? null : readCharge(bonus),
      })),
      paymentMethods: input.payment_method_configs.map(({ payment_method, refund_options }) => ({
        ...{ paymentMethod: payment_method, refundOptions: refund_options },
      })),
      sendWithinDays: input.send_within_days,
      isOriginalShippingRefunded: input.refund_original_shipping,
      isCreditRoundedUp: input.round_promocode,
      areConditionalDiscountsRevoked: input.revoke_conditional_discounts,
      areDiscountsCarriedOver: input.carry_over_automatic_discounts_on_exchanges,
      graceMinutes: input.grace_minutes,
      ruleGraceMinutes: input.rule_grace_minutes,
      secondPersonAboveMinor: input.second_person_above,
    },
  },
});

/** The schema has seen to it that one of the two is there. */
const readCharge = ({
  total,
  rate_basis_points: rate,
}: {
  total?: number | undefined;
  rate_basis_points?: number | undefined;
}): { totalMinor: number } | { rateBasisPoints: number } =>
  rate === undefined ? { totalMinor: total ?? 0 } : { rateBasisPoints: rate };
