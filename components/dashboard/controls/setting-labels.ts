import type { EditableSetting } from "@/contract/vocabulary/store-setting";
import { t as personal } from "@/messages/dashboard/personal-data";
import { t as form } from "@/messages/dashboard/settings";
import { t as branding } from "@/messages/dashboard/settings-branding";
import { t as common } from "@/messages/dashboard/settings-common";
import { t as policy } from "@/messages/dashboard/settings-policy";

/**
 * The label of each settings field, as its form shows it, by its whole path in the API without positions: the same last
 * name means different things in different places. Each entry is the form's own text, so that the two can't differ.
 */
type Labels = Readonly<Record<string, () => string>>;

const charge = { total: () => common("chargeSetting.amount"), rate_basis_points: () => common("chargeSetting.rate") };

/** Returns the labels of a part of a setting. */
const under = (path: string, labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${path}.${name}`, label]));

const ecommerce: Labels = {
  name: () => form("storeForm.name"),
  website_url: () => form("storeForm.shopAddress"),
  external_return_policy_url: () => form("storeForm.returnPolicy"),
  contact_email: () => form("storeForm.contactEmail"),
  is_enabled: () => form("storeForm.acceptNewReturns"),
  withdrawal_enabled: () => form("storeForm.withdrawal"),
  identification_flow: () => form("storeForm.findOrdersBy"),
  order_number_prefix: () => form("storeForm.prefix"),
  order_number_suffix: () => form("storeForm.suffix"),
  time_zone: () => form("storeForm.timeZone"),
  languages: () => form("storeForm.offered"),
  default_language: () => form("storeForm.defaultLanguage"),
  are_partial_reviews_allowed: () => form("storeForm.partialInspections"),
  mark_unreviewed_items_as_missing: () => form("storeForm.uninspectedMissing"),
  restocking_enabled: () => form("storeForm.restock"),
  reject_reasons: () => form("storeForm.declineReasons"),
  orders_sync_disabled: () => form("storeForm.noSync"),
  platform: () => form("storeForm.platform"),
  store_id: () => form("storeForm.platformStoreId"),
  use_case: () => form("storeForm.useCase"),
  return_reasons: () => form("reasonsForm.title"),
  ...under("return_reasons", {
    name: () => form("reasonFields.code"),
    label: () => form("reasonFields.label"),
    labels: () => form("reasonFields.label"),
    requires_comment: () => form("reasonFields.requireComment"),
    requires_photo: () => form("reasonFields.requirePhoto"),
    requires_grade: () => form("reasonFields.requireGrade"),
    size_direction: () => form("reasonFields.sizeFeedback"),
  }),
};

const theme: Labels = {
  title: () => branding("wordsBlock.title"),
  slogan: () => branding("wordsBlock.slogan"),
  primary_theme_color_main: () => branding("brandingForm.mainColor"),
  primary_theme_color_contrast_text: () => branding("brandingForm.textColor"),
  primary_theme_color_dark: () => branding("brandingForm.mainHover"),
  primary_theme_color_light: () => branding("brandingForm.mainDark"),
  secondary_theme_color_main: () => branding("brandingForm.secondColor"),
  secondary_theme_color_contrast_text: () => branding("brandingForm.textOnSecond"),
  secondary_theme_color_dark: () => branding("brandingForm.secondLight"),
  secondary_theme_color_light: () => branding("brandingForm.secondDark"),
  border_radius: () => branding("brandingForm.cornerRadius"),
  layout_design_values: () => branding("shapeBlock.layouts"),
  input_variant: () => branding("shapeBlock.fieldStyle"),
  persistent_logo_type: () => branding("shapeBlock.keepLogo"),
  logo_url: () => branding("brandingForm.logo"),
  logo_height_mobile: () => branding("brandingForm.heightOnPhones"),
  logo_height_desktop: () => branding("brandingForm.heightOnWideScreens"),
  background_image_url: () => branding("brandingForm.backgroundPicture"),
  background_text_color: () => branding("brandingForm.textOverPicture"),
  full_catalog_product_image_ratio: () => branding("brandingForm.pictureShape"),
  favicon_url: () => branding("brandingForm.favicon"),
  mail_logo_url: () => branding("brandingForm.mailLogo"),
  mail_main_color: () => branding("brandingForm.mailButtons"),
};

const exchangeconditions: Labels = {
  exchange_flow: () => form("exchangesForm.exchangeFor"),
  equal_option_names: () => form("exchangesForm.equalOptions"),
  same_category_only: () => form("exchangesForm.sameCategory"),
  excluded_category_ids: () => form("exchangesForm.excludedCategories"),
  threshold: () => form("exchangesForm.priceDifference"),
  reservation_minutes: () => form("exchangesForm.reserve"),
  countries: () => form("exchangesForm.shipTo"),
  reasons: () => form("exchangesForm.reasons"),
  instant_exchange: () => form("exchangesForm.instantOffer"),
  hold_released_on: () => form("exchangesForm.release"),
  platform_main_menu_id: () => form("exchangesForm.menu"),
  incentives: () => form("exchangesForm.incentives"),
  ...under("incentives", {
    ...charge,
    exchange_type: () => form("exchangesForm.incentiveFor"),
    reasons: () => form("exchangesForm.reasons"),
    countries: () => form("exchangesForm.incentiveIn"),
  }),
};

const exchangeorders: Labels = {
  payment_method: () => form("exchangeOrderForm.paymentMethod"),
  shipping_line: () => form("exchangeOrderForm.shippingLine"),
  price: () => form("exchangeOrderForm.shippingPrice"),
};

const logisticsetting: Labels = {
  label_within_hours: () => form("shippingForm.labelWithin"),
  label_format: () => form("shippingForm.paper"),
  default_hs_code: () => form("shippingForm.hsCode"),
  default_origin_country: () => form("shippingForm.origin"),
  reminder_flow: () => form("shippingForm.remind"),
  store_list_url: () => form("shippingForm.storeFinder"),
  delivery_note_type: () => form("shippingForm.deliveryNote"),
  return_logistics: () => form("shippingForm.methods"),
  ...under("return_logistics", {
    return_method: () => form("shippingForm.method"),
    carrier: () => form("shippingForm.method"),
    provider: () => form("shippingForm.method"),
    countries: () => form("shippingForm.countries"),
    fee_basis: () => form("wayFee.shopperPays"),
    fee: () => form("wayFee.fee"),
    markup: () => form("wayFee.markup"),
    max_fee: () => form("wayFee.limitPays"),
  }),
  return_stores: () => form("shippingForm.stores"),
  ...under("return_stores", {
    name: () => form("returnStoreFields.name"),
    store_id: () => form("returnStoreFields.id"),
    opening_hours: () => form("returnStoreFields.openingHours"),
    "address.address_line_1": () => form("addressFields.line1"),
    "address.address_line_2": () => form("addressFields.line2"),
    "address.postcode": () => form("addressFields.postalCode"),
    "address.city": () => form("addressFields.city"),
    "address.country_code": () => form("addressFields.country"),
  }),
};

const refunds: Labels = {
  send_within_days: () => form("refundsForm.sendWithin"),
  grace_minutes: () => form("refundsForm.graceByStaff"),
  rule_grace_minutes: () => form("refundsForm.graceByRule"),
  second_person_above: () => form("refundFields.secondPerson"),
  refund_original_shipping: () => form("refundsForm.orderShipping"),
  revoke_conditional_discounts: () => form("refundsForm.takeBackDiscounts"),
  carry_over_automatic_discounts_on_exchanges: () => form("refundsForm.carryDiscounts"),
  round_promocode: () => form("refundsForm.roundCredit"),
  action_configs: () => form("refundsForm.methods"),
  ...under("action_configs", {
    refund_option: () => form("refundFields.refundAs"),
    timing: () => form("refundFields.timing"),
    min_days: () => form("refundFields.arrivesMin"),
    max_days: () => form("refundFields.arrivesMax"),
    bonus: () => form("refundFields.addBonus"),
    ...under("bonus", charge),
  }),
  payment_method_configs: () => form("refundsForm.payments"),
  ...under("payment_method_configs", {
    payment_method: () => form("refundFields.paymentMethod"),
    refund_options: () => form("refundFields.refundMethods"),
  }),
};

const station: Labels = {
  ask_above: () => form("stationForm.askAbove"),
  photo_reasons: () => form("stationForm.photoReasons"),
  is_reason_shown: () => form("stationForm.reasonShown"),
  is_grade_asked: () => form("stationForm.requireGrade"),
  grades: () => form("stationForm.condition"),
  "grades.name": () => form("stationForm.grade"),
  "grades.hint": () => form("stationForm.gradeMeaning"),
  check_lists: () => form("stationForm.checklists"),
  "check_lists.category_ids": () => form("stationForm.categories"),
  "check_lists.lines": () => form("stationForm.checks"),
  dispositions: () => form("stationForm.places"),
  ...under("dispositions", {
    place: () => form("stationForm.place"),
    hint: () => form("stationForm.placeHint"),
    verdict: () => form("stationForm.verdict"),
    category_ids: () => form("stationForm.categories"),
    reasons: () => form("stationForm.onlyReasons"),
    grades: () => form("stationForm.onlyGrades"),
  }),
};

const warehouses: Labels = {
  name: () => form("warehouseForm.name"),
  company: () => form("warehouseForm.company"),
  address_line1: () => form("addressFields.line1"),
  address_line2: () => form("addressFields.line2"),
  postcode: () => form("addressFields.postalCode"),
  city: () => form("addressFields.city"),
  country_code: () => form("addressFields.country"),
  countries: () => form("warehouseForm.countries"),
  is_default: () => form("warehouseForm.defaultWarehouse"),
  shop_location_id: () => form("warehouseForm.restockInto"),
  notice_emails: () => form("warehouseForm.noticeEmails"),
  notice_time: () => form("warehouseForm.noticeTime"),
  first_name: () => form("warehouseForm.firstName"),
  last_name: () => form("warehouseForm.lastName"),
  phone: () => form("warehouseForm.phone"),
  email: () => form("warehouseForm.email"),
  state_province: () => form("warehouseForm.state"),
  state_province_code: () => form("warehouseForm.stateCode"),
  country: () => form("warehouseForm.countryName"),
};

/** The rules themselves are shown as sentences, in the words of the form. */
const returnconditions: Labels = {
  return_period_days: () => policy("policyForm.window"),
  "windows.return_period_days": () => policy("policyForm.thenWindow"),
  max_days_to_send_package: () => policy("policyForm.sendWithin"),
  "keep_your_item.enabled": () => policy("keepBlock.enabled"),
  "keep_your_item.photo_above": () => policy("keepBlock.photoAbove"),
  "keep_your_item.options.refund_percentage": () => policy("keepBlock.refund"),
  payments_enabled: () => policy("costBlock.charge"),
  ...under("fees", charge),
  skip_fraud_detection: () => policy("policyForm.skipRisk"),
  review_flow: () => policy("handlingBlock.whenReceived"),
  review_auto_complete_days: () => policy("handlingBlock.missingAfter"),
  start_return_on_platform_time: () => policy("handlingBlock.openInShop"),
};

const personaldata: Labels = { keep_days: () => personal("keepForm.daysAfter") };

const LABELS: Readonly<Partial<Record<EditableSetting, Labels>>> = {
  ...{ ecommerce, branding: theme, exchangeconditions, exchangeorders, logisticsetting, refunds, station, warehouses },
  ...{ returnconditions, personaldata },
};

/** Returns the label of a field by its whole path in a setting, such as `return_reasons[2].name`; undefined if none. */
export const settingLabel = (setting: EditableSetting, path: string): string | undefined =>
  LABELS[setting]?.[path.replaceAll(/\[\d+\]/g, "")]?.();
