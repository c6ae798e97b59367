import type { BrandingInput } from "@/contract/admin/settings/branding";
import type { EcommerceInput } from "@/contract/admin/settings/ecommerce";
import type { ExchangeConditionsInput, ExchangeOrderSettingInput } from "@/contract/admin/settings/exchanges";
import type { LogisticSettingInput } from "@/contract/admin/settings/logistic-setting";
import type { RefundConfigurationInput } from "@/contract/admin/settings/refunds";
import type { AccessibilityDto } from "@/contract/schemas/accessibility";
import type { MailTextsDto } from "@/contract/schemas/mail-texts";
import type { PersonalDataDto } from "@/contract/schemas/personal-data";
import { readHsCode, readOriginCountry } from "@/contract/vocabulary/customs-facts";
import { perLanguage, type ShopperLanguage } from "@/contract/vocabulary/language";
import type { StoreSettings } from "@/server/domain/store/check-settings";
import type { Branding, Store } from "@/server/domain/store/types";
import { invalidField } from "@/server/kernel/problem";
import type { Given } from "@/server/kernel/wire-names";
import { checkOwnText } from "@/server/services/mails/own-texts";
import { readAddress } from "../read-address";

/** Converts settings from the API to fields of the store. */

export const readBranding = (input: Given<typeof BrandingInput>, store: Store): StoreSettings => {
  const branding: Branding = {
    title: input.title,
    slogan: input.slogan,
    translations: input.translations,
    logoUrl: input.logoUrl,
    logoHeightDesktop: input.logoHeightDesktop,
    logoHeightMobile: input.logoHeightMobile,
    faviconUrl: input.faviconUrl,
    mailLogoUrl: input.mailLogoUrl,
    mailMainColor: input.mailMainColor,
    backgroundImageUrl: input.backgroundImageUrl,
    backgroundTextColor: input.backgroundTextColor,
    primaryMain: input.primaryThemeColorMain,
    primaryContrastText: input.primaryThemeColorContrastText,
    primaryDark: input.primaryThemeColorDark,
    primaryLight: input.primaryThemeColorLight,
    secondaryMain: input.secondaryThemeColorMain,
    secondaryContrastText: input.secondaryThemeColorContrastText,
    secondaryDark: input.secondaryThemeColorDark,
    secondaryLight: input.secondaryThemeColorLight,
    borderRadius: Number(input.borderRadius),
    inputVariant: input.inputVariant,
    fullCatalogImageRatio: input.fullCatalogProductImageRatio,
    layoutDesign: input.layoutDesignValues,
    persistentLogo: input.persistentLogoType,
  };
  return { ...store, config: { ...store.config, branding } };
};

export const readEcommerce = (input: Given<typeof EcommerceInput>, store: Store): StoreSettings => ({
  name: input.name,
  isEnabled: input.isEnabled,
  isTesting: input.isTesting,
  identificationFlow: input.identificationFlow,
  timeZone: input.timeZone,
  config: {
    ...store.config,
    arePartialReviewsAllowed: input.arePartialReviewsAllowed,
    policyUrl: input.externalReturnPolicyUrl,
    markUnreviewedItemsAsMissing: input.markUnreviewedItemsAsMissing,
    isRestockingEnabled: input.restockingEnabled,
    websiteUrl: input.websiteUrl,
    contactEmail: input.contactEmail,
    defaultLanguage: input.defaultLanguage,
    languages: input.languages,
    isWithdrawalOffered: input.withdrawalEnabled,
    orderNumberPrefix: input.orderNumberPrefix,
    orderNumberSuffix: input.orderNumberSuffix,
    rejectReasons: input.rejectReasons,
    returnReasons: input.returnReasons.map(({ name, label, labels, ...asks }) => ({
      ...{ id: name.toLowerCase(), name, label, labels },
      requiresComment: asks.requiresComment,
      requiresPhoto: asks.requiresPhoto,
      ...(asks.requiresGrade === undefined ? {} : { requiresGrade: asks.requiresGrade }),
      ...(asks.sizeDirection ? { sizeDirection: asks.sizeDirection } : {}),
    })),
    platform: {
      name: input.platform,
      storeId: input.storeId,
      useCase: input.useCase,
      emailProvider: input.emailProvider,
      isOrdersSyncDisabled: input.ordersSyncDisabled,
    },
  },
});

export const readExchangeConditions = (input: Given<typeof ExchangeConditionsInput>, store: Store): StoreSettings => ({
  ...store,
  config: {
    ...store.config,
    exchange: {
      ...store.config.exchange,
      exchangeFlow: input.exchangeFlow,
      platformMainMenuId: input.platformMainMenuId,
      thresholdMinor: input.threshold,
      countries: input.countries,
      equalOptionNames: input.equalOptionNames,
      excludedCategoryIds: input.excludedCategoryIds,
      incentives: input.incentives.map(({ exchangeType, reasons, countries, ...charge }) => ({
        ...{ exchangeType, reasons, countries },
        ...readCharge(charge),
      })),
      reasons: input.reasons,
      reservationMinutes: input.reservationMinutes,
      isInstantOffered: input.instantExchange,
      holdReleasedOn: input.holdReleasedOn,
      isSameCategoryOnly: input.sameCategoryOnly,
    },
  },
});

export const readExchangeOrderSetting = (
  { paymentMethod, price, shippingLine }: Given<typeof ExchangeOrderSettingInput>,
  store: Store,
): StoreSettings => {
  const order = { paymentMethod, priceMinor: Number(price), shippingLine };
  return { ...store, config: { ...store.config, exchange: { ...store.config.exchange, order } } };
};

export const readPersonalData = (input: Given<typeof PersonalDataDto>, store: Store): StoreSettings => ({
  ...store,
  config: { ...store.config, personalDataDays: input.keepDays },
});

export const readAccessibility = (accessibility: Given<typeof AccessibilityDto>, store: Store): StoreSettings => ({
  ...store,
  config: { ...store.config, accessibility },
});

/** Converts email texts from the API; an empty one means the standard text. @throws Problem naming the text */
export const readMailTexts = (input: Given<typeof MailTextsDto>, store: Store): StoreSettings => {
  const textsOf = (language: ShopperLanguage): Record<string, string> => {
    const own = Object.entries(input[language])
      .map(([key, text]) => [key, text.trim()] as const)
      .filter(([, text]) => text !== "");
    for (const [key, text] of own) {
      const wrong = checkOwnText(key, text);
      if (wrong !== null) throw invalidField(`${language}.${key}`, wrong);
    }
    return Object.fromEntries(own);
  };
  return { ...store, config: { ...store.config, mailTexts: perLanguage(textsOf) } };
};

export const readLogisticSetting = (input: Given<typeof LogisticSettingInput>, store: Store): StoreSettings => ({
  ...store,
  config: {
    ...store.config,
    logistics: {
      deliveryNoteType: input.deliveryNoteType,
      reminderFlow: input.reminderFlow,
      labelFormat: input.labelFormat,
      labelHours: input.labelWithinHours,
      storeListUrl: input.storeListUrl,
      defaultHsCode: readHsCode(input.defaultHsCode),
      defaultOriginCountry: readOriginCountry(input.defaultOriginCountry),
      returnStores: input.returnStores.map(({ storeId, name, openingHours, address }) => ({
        ...{ id: storeId, name, openingHours, address: readAddress(address) },
      })),
    },
    returnOptions: input.returnLogistics.map(
      ({ returnMethod, provider, carrier, fee, feeBasis, markup, maxFee, countries }) => ({
        ...{ returnMethod, provider, carrier, feeMinor: fee, countries },
        ...(feeBasis === "FIXED" ? {} : { labelPricing: { markupMinor: markup, maxFeeMinor: maxFee } }),
      }),
    ),
  },
});

export const readRefundConfiguration = (
  input: Given<typeof RefundConfigurationInput>,
  store: Store,
): StoreSettings => ({
  ...store,
  config: {
    ...store.config,
    refundOptions: input.actionConfigs.map(({ refundOption }) => refundOption),
    refunds: {
      actions: input.actionConfigs.map(({ refundOption, timing, minDays, maxDays, bonus }) => ({
        ...{ refundOption, timing, minDays, maxDays },
        bonus: bonus === null ? null : readCharge(bonus),
      })),
      paymentMethods: input.paymentMethodConfigs.map(({ paymentMethod, refundOptions }) => ({
        ...{ paymentMethod, refundOptions },
      })),
      sendWithinDays: input.sendWithinDays,
      isOriginalShippingRefunded: input.refundOriginalShipping,
      isCreditRoundedUp: input.roundPromocode,
      areConditionalDiscountsRevoked: input.revokeConditionalDiscounts,
      areDiscountsCarriedOver: input.carryOverAutomaticDiscountsOnExchanges,
      graceMinutes: input.graceMinutes,
      ruleGraceMinutes: input.ruleGraceMinutes,
      secondPersonAboveMinor: input.secondPersonAbove,
    },
  },
});

/** The schema has ensured that one of the two is present. */
const readCharge = ({
  total,
  rateBasisPoints: rate,
}: {
  total?: number | undefined;
  rateBasisPoints?: number | undefined;
}): { totalMinor: number } | { rateBasisPoints: number } =>
  rate === undefined ? { totalMinor: total ?? 0 } : { rateBasisPoints: rate };
