import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { text, visibleText } from "../../base/wire";
import { parseColour } from "../../vocabulary/color";
import { LAYOUT_DESIGNS, PERSISTENT_LOGO_TYPES } from "../../vocabulary/store";
import { namedStore } from "./named-store";

const color = (description: string) =>
  text(64)
    .refine((value) => value === "" || parseColour(value) !== null, {
      error: "must be a CSS color such as #1b3454, rgb(27 52 84) or hsl(214 51% 22%), or empty",
    })
    .default("")
    .describe(`${description} Empty: the theme's own.`);

/** A picture that browsers and mail programs fetch: an address on the web, or a path of this installation. */
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
    .describe(`For shoppers who read ${language}; what is empty is shown as in \`title\` and \`slogan\`.`);

/** Title and slogan in the languages of the portal. */
export const BrandingWords = z
  .object({
    en: wordsIn("English"),
    de: wordsIn("German"),
    es: wordsIn("Spanish"),
    fr: wordsIn("French"),
    it: wordsIn("Italian"),
  })
  .meta({ id: "BrandingWords" });

const NO_WORDS = { title: "", slogan: "" };

const brandingFields = {
  background_image_url: picture("Picture beside the look-up of the portal. Empty: the store's name as a postmark."),
  background_text_color: color("Text over the background picture, which is darkened or lightened until it reads."),
  border_radius: z
    .string()
    .regex(/^(0|[1-9]\d?)$/, { error: "must be whole pixels from 0 to 99 in digits" })
    .default("6")
    .describe("Corners of fields and buttons in portal and mails, in pixels; the portal shows at most 20."),
  favicon_url: picture("Icon of the portal in the browser's tab. Empty: the service's own."),
  full_catalog_product_image_ratio: z
    .string()
    .regex(/^(|[1-9]\d?:[1-9]\d?)$/, { error: "must be width:height, e.g. 3:4, or empty" })
    .default("")
    .describe("Shape of the pictures where the shopper chooses from the catalog. Empty: 1:1."),
  input_variant: text(32)
    .default("")
    .describe("Style of input fields: outlined (a frame), filled (a ground) or standard (a line). Others: outlined."),
  layout_design_values: z
    .enum(LAYOUT_DESIGNS)
    .default("DEFAULT")
    .describe(
      "Layout of the portal. DEFAULT: the picture beside the look-up. VERTICAL: the picture as a band on top, the whole " +
        "return on one page with its parts as a rail. SIMPLIFIED: one narrow column without a picture, one question a " +
        "page, fit for a frame.",
    ),
  logo_height_desktop: pixels("Height of the logo in the portal on wide screens. Empty: at most 40px."),
  logo_height_mobile: pixels("Height of the logo in the portal on telephones. Empty: at most 40px."),
  logo_url: picture("Logo in the portal. Empty: the store's name."),
  mail_logo_url: picture("Logo in mails; mail programs show no SVG. Empty: `logo_url`."),
  mail_main_color: color("Buttons and lines of mails, before `primary_theme_color_main`."),
  persistent_logo_type: z
    .enum(PERSISTENT_LOGO_TYPES)
    .default("PERSISTENT_LOGO_TYPE_UNSPECIFIED")
    .describe("ENABLED: the logo stays in sight while the page scrolls."),
  primary_theme_color_contrast_text: color(
    "Text on the main color, in portal and mails, where it reads; otherwise black or white takes its place.",
  ),
  primary_theme_color_dark: color("Buttons under the pointer by day, as far as their text reads on it."),
  primary_theme_color_light: color("Buttons and links at night, lifted until they read."),
  primary_theme_color_main: color("Buttons, links and the large dark ground of the portal; buttons of mails."),
  secondary_theme_color_contrast_text: color("Text on the second color: marks, and what is selected; where it reads."),
  secondary_theme_color_dark: color("The second color by day where the main tone of it shows too little."),
  secondary_theme_color_light: color("The second color at night."),
  secondary_theme_color_main: color("Progress, milestones and marks of the portal, as far as they show on its ground."),
  slogan: visibleText(LONGEST_SLOGAN)
    .default("")
    .describe("Sentence below the title of the look-up, in every language that has none in `translations`."),
  title: visibleText(LONGEST_TITLE)
    .default("")
    .describe(
      "Title of the look-up, in every language that has none in `translations`. Empty: the service's own words.",
    ),
  translations: BrandingWords.default({ en: NO_WORDS, de: NO_WORDS, es: NO_WORDS, fr: NO_WORDS, it: NO_WORDS }),
};

export const BrandingInput = z.object(brandingFields).meta({ id: "BrandingInput" });

/** Branding (specification, "Store configuration resources"). */
export const Branding = z.object({ ecommerce_id: z.string(), ...brandingFields }).meta({ id: "Branding" });

export const getBranding = defineQuery({
  summary: "Read a store's branding",
  description:
    "Colors, pictures and words of the store's portal and mails (specification, Branding). All values are text; an " +
    "empty one leaves the choice to the service. Fields that nothing shows say so.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [{ method: "GET", path: "/v1/configs/branding/{ecommerce_id}" }],
  input: z.object(namedStore),
  output: Branding,
  problems: ["NOT_FOUND"],
});
