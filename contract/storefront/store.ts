import { z } from "zod";
import { defineOperation } from "../operation";
import { EXCHANGE_FLOWS } from "../vocabulary/exchange";
import { IDENTIFICATION_FLOWS } from "../vocabulary/identification-flow";

/** How a store looks and speaks in the portal. Colours are CSS colours as the store gave them. */
export const PortalStoreDto = z.object({
  ecommerce_id: z.string(),
  name: z.string(),
  slug: z.string(),
  is_enabled: z.boolean(),
  is_testing: z.boolean(),
  identification_flow: z.enum(IDENTIFICATION_FLOWS),
  time_zone: z.string(),
  website_url: z.string(),
  policy_url: z.string(),
  contact_email: z.string(),
  return_period_days: z.int().nullable(),
  exchange_flow: z.enum(EXCHANGE_FLOWS),
  branding: z.object({
    title: z.string(),
    slogan: z.string(),
    logo_url: z.string(),
    logo_height_desktop: z.string(),
    logo_height_mobile: z.string(),
    favicon_url: z.string(),
    background_image_url: z.string(),
    primary_main: z.string(),
    primary_contrast_text: z.string(),
    border_radius: z.int(),
  }),
});
export type PortalStore = z.output<typeof PortalStoreDto>;

export const getPortalStore = defineOperation({
  id: "getPortalStore",
  summary: "How the store's portal looks",
  description: "Name, branding, and what the look-up asks for.",
  tag: "Storefront",
  scope: "storefront",
  endpoints: [],
  input: z.object({}),
  output: z.object({ store: PortalStoreDto }),
  problems: ["NOT_FOUND"],
});
