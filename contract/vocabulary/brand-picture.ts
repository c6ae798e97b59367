/** What a picture of a store's branding is for. */
export const BRAND_PICTURE_USES = ["LOGO", "MAIL_LOGO", "BACKGROUND", "FAVICON"] as const;
export type BrandPictureUse = (typeof BRAND_PICTURE_USES)[number];

/** The most pixels that a picture of each use is kept with: twice what a screen shows of it. */
export const BRAND_PICTURE_SIZES: Readonly<Record<BrandPictureUse, { width: number; height: number }>> = {
  LOGO: { width: 1200, height: 480 },
  MAIL_LOGO: { width: 600, height: 240 },
  BACKGROUND: { width: 2000, height: 2000 },
  FAVICON: { width: 256, height: 256 },
};

/** Characters of base64 that a call takes: the body of one has a mebibyte. */
export const MOST_PICTURE_CHARACTERS = 900_000;
