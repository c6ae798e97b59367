/** What a branding picture is used for. */
export const BRAND_PICTURE_USES = ["LOGO", "MAIL_LOGO", "BACKGROUND", "FAVICON"] as const;
export type BrandPictureUse = (typeof BRAND_PICTURE_USES)[number];

/** Maximum stored pixel size per use: twice the size on screen. */
export const BRAND_PICTURE_SIZES: Readonly<Record<BrandPictureUse, { width: number; height: number }>> = {
  LOGO: { width: 1200, height: 480 },
  MAIL_LOGO: { width: 600, height: 240 },
  BACKGROUND: { width: 2000, height: 2000 },
  FAVICON: { width: 256, height: 256 },
};

/** Maximum number of base64 characters in a call, whose body is limited to one mebibyte. */
export const MOST_PICTURE_CHARACTERS = 900_000;
