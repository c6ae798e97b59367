import { z } from "zod";
import { defineQuery } from "../base/operation";
import { EXCHANGE_FLOWS } from "../vocabulary/exchange";
import { IDENTIFICATION_FLOWS } from "../vocabulary/identification-flow";
import { SHOPPER_LANGUAGES } from "../vocabulary/language";
import { PAPERS } from "../vocabulary/paper";
import { LAYOUT_DESIGNS } from "../vocabulary/store";
import { TEST_REACHES } from "../vocabulary/test-reach";

/** A store's appearance and texts in the portal. Colors are CSS colors as entered by the store. */
export const PortalStoreDto = z.object({
  ecommerce_id: z.string(),
  name: z.string(),
  slug: z.string(),
  is_enabled: z.boolean(),
  is_testing: z.boolean(),
  test_reach: z.enum(TEST_REACHES).describe("Behavior of the connected test accounts while the store is in test mode."),
  identification_flow: z.enum(IDENTIFICATION_FLOWS),
  time_zone: z.string(),
  website_url: z.string(),
  policy_url: z.string(),
  contact_email: z.string(),
  default_language: z.enum(SHOPPER_LANGUAGES),
  languages: z.array(z.enum(SHOPPER_LANGUAGES)),
  is_withdrawal_offered: z.boolean(),
  is_gift_offered: z.boolean(),
  return_period_days: z.int().nullable(),
  exchange_flow: z.enum(EXCHANGE_FLOWS),
  label_format: z.enum(PAPERS),
  branding: z.object({
    title: z.string(),
    slogan: z.string(),
    translations: z
      .record(z.enum(SHOPPER_LANGUAGES), z.object({ title: z.string(), slogan: z.string() }))
      .describe("Title and slogan by language. Empty fields fall back to the values above."),
    logo_url: z.string(),
    logo_height_desktop: z.string(),
    logo_height_mobile: z.string(),
    favicon_url: z.string(),
    background_image_url: z.string(),
    background_text_color: z.string(),
    full_catalog_product_image_ratio: z.string(),
    input_variant: z.string(),
    layout_design: z.enum(LAYOUT_DESIGNS),
    is_logo_persistent: z.boolean(),
    secondary_main: z.string(),
    secondary_contrast_text: z.string(),
    secondary_dark: z.string(),
    secondary_light: z.string(),
    primary_main: z.string(),
    primary_dark: z.string(),
    primary_light: z.string(),
    primary_contrast_text: z.string(),
    border_radius: z.int(),
  }),
});
export type PortalStore = z.output<typeof PortalStoreDto>;

export const getPortalStore = defineQuery({
  summary: "Get the portal settings of a store",
  description: "Returns the name, the branding, and the fields of the order look-up.",
  scope: "storefront",
  output: z.object({ store: PortalStoreDto }),
});

export const getAccessibilityStatement = defineQuery({
  summary: "Get the accessibility statement",
  description: "In the requested language, otherwise in the store's default language. Empty if the store has none.",
  scope: "storefront",
  input: z.object({ lang: z.enum(SHOPPER_LANGUAGES) }),
  output: z.object({ text: z.string(), lang: z.enum(SHOPPER_LANGUAGES) }),
});
