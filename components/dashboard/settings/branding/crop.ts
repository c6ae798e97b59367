import type { BrandPictureUse } from "@/contract/vocabulary/brand-picture";

/** WHOLE: the entire picture. PADDED: the entire picture in a square. Otherwise an aspect ratio, width to height. */
export type Shape = "WHOLE" | "PADDED" | number;

/** Its name in the messages. */
export type ShapeName = "whole" | "wide3" | "wide16" | "square" | "portrait" | "cropSquare";

export const SHAPES: Readonly<Record<BrandPictureUse, readonly (readonly [Shape, ShapeName])[]>> = {
  LOGO: [
    ["WHOLE", "whole"],
    [3, "wide3"],
    [1, "square"],
  ],
  MAIL_LOGO: [
    ["WHOLE", "whole"],
    [3, "wide3"],
    [1, "square"],
  ],
  BACKGROUND: [
    ["WHOLE", "whole"],
    [0.8, "portrait"],
    [16 / 9, "wide16"],
  ],
  FAVICON: [
    ["PADDED", "whole"],
    [1, "cropSquare"],
  ],
};

/**
 * Which part of a picture is used: `zoom` from 1 up; `x` and `y` from 0 to 1 position it within the remaining space.
 */
export type Crop = { shape: Shape; zoom: number; x: number; y: number };

type Size = { width: number; height: number };
export type Cut = { from: Size & { left: number; top: number }; to: Size; at: Size & { left: number; top: number } };

/**
 * Returns the crop in the picture's pixels and where it is drawn: `to` is the size of the new picture, at most `most`
 * and never larger than its source, and `at` the position in it.
 */
export const cutOf = (picture: Size, { shape, zoom, x, y }: Crop, most: Size): Cut => {
  const ratio = typeof shape === "number" ? shape : picture.width / picture.height;
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  const height = width / ratio;
  const from = { width, height, left: (picture.width - width) * x, top: (picture.height - height) * y };
  if (shape !== "PADDED") {
    const scale = Math.min(1, most.width / width, most.height / height);
    const to = { width: whole(width * scale), height: whole(height * scale) };
    return { from, to, at: { ...to, left: 0, top: 0 } };
  }
  const side = Math.min(most.width, most.height, Math.max(width, height));
  const scale = side / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  const at = { width: wide, height: high, left: (side - wide) / 2, top: (side - high) / 2 };
  return { from, to: { width: whole(side), height: whole(side) }, at };
};

/** Returns whether a crop leaves out anything on either side, so that it can be moved. */
export const roomOf = (picture: Size, crop: Crop): { x: boolean; y: boolean } => {
  const { from } = cutOf(picture, crop, picture);
  return { x: from.width < picture.width - 0.5, y: from.height < picture.height - 0.5 };
};

const whole = (pixels: number): number => Math.max(1, Math.round(pixels));
