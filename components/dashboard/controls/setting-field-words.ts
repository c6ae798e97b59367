import { LANGUAGE_FACTS, SHOPPER_LANGUAGES, type ShopperLanguage } from "@/contract/vocabulary/language";
import { fieldWords } from "../browser/field-words";
import { mailTextWords } from "./email-words";

/** Fields whose name in the API says something else than their form. */
const LABELS: Readonly<Record<string, string>> = {
  address_line1: "Street",
  address_line2: "Street, line 2",
  are_partial_reviews_allowed: "Partial inspections allowed",
  are_payments_enabled: "Payments in the portal",
  background_image_url: "Background picture",
  border_radius: "Corners",
  carry_over_automatic_discounts_on_exchanges: "Carry discounts over to exchanges",
  contact_email: "Contact email",
  default_hs_code: "Standard HS code",
  default_origin_country: "Standard country of origin",
  disabled_reason: "Reason it was turned off",
  ecommerce_ids: "Stores",
  exchange_flow: "Exchange mode",
  external_return_policy_url: "Return policy page",
  favicon_url: "Favicon",
  full_catalog_product_image_ratio: "Shape of catalog pictures",
  hs_code: "HS code",
  identification_flow: "Shoppers identify by",
  input_variant: "Style of fields",
  is_default: "Default warehouse",
  is_enabled: "Active",
  is_second_factor_required: "Two-step sign-in required",
  is_testing: "Test mode",
  keep_days: "Days personal data is kept",
  last4: "Last characters",
  layout_design_values: "Layout",
  logo_height_desktop: "Logo height on wide screens",
  logo_height_mobile: "Logo height on phones",
  logo_url: "Logo",
  mail_logo_url: "Logo in emails",
  mail_main_color: "Button color in emails",
  mark_unreviewed_items_as_missing: "Mark uninspected items missing",
  password_changed_at: "Password changed",
  persistent_logo_type: "Logo stays visible",
  primary_theme_color_contrast_text: "Text on the main color",
  primary_theme_color_dark: "Main color under the pointer",
  primary_theme_color_light: "Main color at night",
  primary_theme_color_main: "Main color",
  previous_secret_until: "Earlier secret valid until",
  recovery_codes_at: "Recovery codes created",
  requires_comment: "Comment required",
  requires_grade: "Condition required",
  requires_photo: "Photo required",
  restocking_enabled: "Restock accepted items",
  revoke_conditional_discounts: "Take back discounts no longer earned",
  round_promocode: "Round store credit up",
  second_factor_at: "Two-step sign-in set up",
  second_person_above: "Second person above",
  secondary_theme_color_contrast_text: "Text on the second color",
  secondary_theme_color_dark: "Second color by day",
  secondary_theme_color_light: "Second color at night",
  secondary_theme_color_main: "Second color",
  station_pin_at: "Station PIN set",
  use_case: "Use case",
  website_url: "Shop address",
};

const isLanguage = (part: string): part is ShopperLanguage => SHOPPER_LANGUAGES.some((language) => language === part);

/** One part of a path: `is_gift_offered` is "Gift offered". */
export const partLabel = (part: string): string => {
  const name = part.replaceAll(/\[\d+\]/g, "");
  const known = LABELS[name];
  if (known !== undefined) return known;
  return fieldWords(name.replace(/^(is|are|has)_(?=\w)/, ""))
    .replace(/ URL$/, " address")
    .replace(/ id$/, " ID")
    .replace(/ ids$/, " IDs");
};

/**
 * A changed field in words: `branding.translations.de.title` is "Title (German)", `mailtexts.en.pass.subject` is
 * "Return label ready: Subject (English)", `return_reasons[2].label` is "Return reasons 3: Label".
 */
export const settingFieldWords = (path: string): string => {
  const parts = path.split(".");
  const place = parts.findIndex(isLanguage);
  const language = parts[place];
  if (place > 0 || (place === 0 && parts.length > 1)) {
    const rest = parts.slice(place + 1);
    const words = rest.length > 1 ? mailTextWords(rest.join(".")) : partLabel(rest[0] ?? parts[place - 1] ?? "");
    return language !== undefined && isLanguage(language) ? `${words} (${LANGUAGE_FACTS[language].name})` : words;
  }
  if (place === 0 && language !== undefined && isLanguage(language)) return LANGUAGE_FACTS[language].name;
  const last = parts.at(-1) ?? path;
  const list = parts.slice(0, -1).findLast((part) => /\[\d+\]$/.test(part));
  const at = /^(.*)\[(\d+)\]$/.exec(list ?? "");
  return at === null ? partLabel(last) : `${partLabel(at[1] ?? "")} ${Number(at[2]) + 1}: ${partLabel(last)}`;
};
