import {
  BRAND_PICTURE_SIZES,
  type BrandPictureUse,
  MOST_PICTURE_CHARACTERS,
} from "@/contract/vocabulary/brand-picture";
import { t } from "@/messages/dashboard/settings-branding";
import { type Crop, cutOf } from "./crop";

/** Maximum file size in bytes; larger files are no pictures for a web page. */
const MOST_BYTES = 25 * 1024 * 1024;
/** Base64 has four characters for three bytes. */
const MOST_SENT = Math.floor((MOST_PICTURE_CHARACTERS * 3) / 4);
/** Side in pixels of a vector picture without a size. */
const VECTOR_SIDE = 1024;

/**
 * Loads a file as a drawable picture. SVG is rasterized by the browser, so that none is ever sent.
 * @throws Error with a message for people
 */
export const openPicture = async (file: File): Promise<HTMLImageElement> => {
  if (file.size > MOST_BYTES) throw new Error(t("drawPicture.tooLarge"));
  const url = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    URL.revokeObjectURL(url);
    throw new Error(t("drawPicture.unreadable"));
  }
  return picture;
};

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth || VECTOR_SIDE,
  height: naturalHeight || VECTOR_SIDE,
});

/** Draws the cropped part of a picture at the size for its use; `scale` makes it smaller. */
export const drawCrop = (
  canvas: HTMLCanvasElement,
  { picture, use, crop, scale = 1 }: { picture: HTMLImageElement; use: BrandPictureUse; crop: Crop; scale?: number },
): void => {
  const most = BRAND_PICTURE_SIZES[use];
  const { from, to, at } = cutOf(sizeOf(picture), crop, { width: most.width * scale, height: most.height * scale });
  canvas.width = to.width;
  canvas.height = to.height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error(t("drawPicture.noCanvas"));
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, from.left, from.top, from.width, from.height, at.left, at.top, at.width, at.height);
};

/** Encodes the picture as base64, small enough to be sent: photos as JPEG, transparent pictures as PNG. */
export const encodeCrop = async (wanted: Parameters<typeof drawCrop>[1]): Promise<string> => {
  const canvas = document.createElement("canvas");
  for (let scale = 1; scale > 0.1; scale /= 1.5) {
    drawCrop(canvas, { ...wanted, scale });
    const type = wanted.use === "BACKGROUND" ? "image/jpeg" : "image/png";
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86));
    if (blob !== null && blob.size <= MOST_SENT) return base64Of(blob);
  }
  throw new Error(t("drawPicture.cannotShrink"));
};

const base64Of = async (blob: Blob): Promise<string> => {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(t("drawPicture.unread")));
  });
  reader.readAsDataURL(blob);
  return (await read).replace(/^[^,]*,/, "");
};
