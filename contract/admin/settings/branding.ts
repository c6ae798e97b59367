import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { text, visibleText } from "../../base/wire";
import { parseColor } from "../../vocabulary/color";
import { LANGUAGE_FACTS, perLanguage } from "../../vocabulary/language";
import { LAYOUT_DESIGNS, PERSISTENT_LOGO_TYPES } from "../../vocabulary/store";
import { namedStore } from "./named-store";

const color = (description: string) =>
  text(64)
    .refine((value) => value === "" || parseColor(value) !== null, {
      error: "must be a CSS color such as #1b3454, rgb(27 52 84) or hsl(214 51% 22%), or empty",
    })
    .default("")
    .describe(`${description} Empty: the theme's default.`);

/** A picture that browsers and email apps load: a web address, or a path of this installation. */
const picture = (description: string) =>
  text(2048)
    .refine(
      (url) => url === "" || /^\/(?![/\\])\S*$/.test(url) || (/^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url)),
      {
        error: "must be an address that begins with https:// or http://, or a path of this installation",
      },
    )
    .default("")
    .meta({ description });

const pixels = (description: string) =>
  z
    .string()
    .regex(/^(|[1-9]\d{0,2}px)$/, { error: "must be a height in pixels from 1px to 999px, e.g. 48px, or empty" })
    .default("")
    .meta({ description });

const LONGEST_TITLE = 200;
const LONGEST_SLOGAN = 500;

const wordsIn = (language: string) =>
  z
    .object({
      title: visibleText(LONGEST_TITLE).default(""),
      slogan: visibleText(LONGEST_SLOGAN).default(""),
    })
    .default({ title: "", slogan: "" })
    .describe(`For shoppers who read ${language}. Empty fields fall back to \`title\` and \`slogan\`.`);

/** Title and slogan in the portal's languages. */
export const BrandingWords = z
  .object(perLanguage((language) => wordsIn(LANGUAGE_FACTS[language].name)))
  .meta({ id: "BrandingWords" });

const NO_WORDS = { title: "", slogan: "" };

const brandingFields = {
  background_image_url: picture(
    "Image next to the order look-up in the portal. Empty: the store's name as a postmark.",
  ),
  background_text_color: color(
    "Text color over the background image. The image is darkened or lightened until the text is readable.",
  ),
  border_radius: z
    .string()
    .regex(/^(0|[1-9]\d?)$/, { error: "must be whole pixels from 0 to 99 in digits" })
    .default("6")
    .describe("Corner radius of fields and buttons in the portal and emails, in pixels. The portal uses at most 20."),
  favicon_url: picture("Favicon of the portal. Empty: the default icon."),
  full_catalog_product_image_ratio: z
    .string()
    .regex(/^(|[1-9]\d?:[1-9]\d?)$/, { error: "must be width:height, e.g. 3:4, or empty" })
    .default("")
    .describe("Aspect ratio of product images in the exchange catalog. Empty: 1:1."),
  input_variant: text(32)
    .default("")
    .describe(
      "Style of input fields: outlined (border), filled (background) or standard (underline). Other values: outlined.",
    ),
  layout_design_values: z
    .enum(LAYOUT_DESIGNS)
    .default("DEFAULT")
    .describe(
      "Layout of the portal. DEFAULT: image next to the order look-up. VERTICAL: image as a banner on top, the whole return on one page with its steps in a side rail. SIMPLIFIED: one narrow column without an image, one question per page, suitable for embedding.",
    ),
  logo_height_desktop: pixels("Height of the logo in the portal on wide screens. Empty: at most 40px."),
  logo_height_mobile: pixels("Height of the logo in the portal on phones. Empty: at most 40px."),
  logo_url: picture("Logo in the portal. Empty: the store's name."),
  mail_logo_url: picture("Logo in emails. Email apps don't show SVG. Empty: `logo_url`."),
  mail_main_color: color("Color of buttons and lines in emails. Takes precedence over `primary_theme_color_main`."),
  persistent_logo_type: z
    .enum(PERSISTENT_LOGO_TYPES)
    .default("PERSISTENT_LOGO_TYPE_UNSPECIFIED")
    .describe("ENABLED: the logo stays visible while scrolling."),
  primary_theme_color_contrast_text: color(
    "Text on the main color, in the portal and emails, if it is readable; otherwise black or white is used.",
  ),
  primary_theme_color_dark: color("Hover color of buttons in light mode, as far as their text is readable on it."),
  primary_theme_color_light: color("Buttons and links in dark mode, lightened until they are readable."),
  primary_theme_color_main: color("Buttons, links and the large dark background of the portal; buttons in emails."),
  secondary_theme_color_contrast_text: color(
    "Text on the secondary color (markers and selected elements), if it is readable.",
  ),
  secondary_theme_color_dark: color("Secondary color in light mode, if its main tone has too little contrast."),
  secondary_theme_color_light: color("Secondary color in dark mode."),
  secondary_theme_color_main: color(
    "Progress, milestones and markers of the portal, as far as they are visible on its background.",
  ),
  slogan: visibleText(LONGEST_SLOGAN)
    .default("")
    .describe("Text below the title of the order look-up, in every language without an entry in `translations`."),
  title: visibleText(LONGEST_TITLE)
    .default("")
    .describe(
      "Title of the order look-up, in every language without an entry in `translations`. Empty: the default text.",
    ),
  translations: BrandingWords.default(perLanguage(() => NO_WORDS)),
};

export const BrandingInput = z.object(brandingFields).meta({ id: "BrandingInput" });

/** Branding (specification, "Store configuration resources"). */
export const Branding = z.object({ ecommerce_id: z.string(), ...brandingFields }).meta({ id: "Branding" });

export const getBranding = defineQuery({
  summary: "Get a store's branding",
  description:
    "Returns the colors, images and texts of the store's portal and emails (specification, Branding). All values are strings; an empty one uses the default. Fields that are not displayed say so.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [{ method: "GET", path: "/v1/configs/branding/{ecommerce_id}" }],
  input: z.object(namedStore),
  output: Branding,
  problems: ["NOT_FOUND"],
});
