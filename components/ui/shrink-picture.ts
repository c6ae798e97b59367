const LEAST = 300;
const QUALITIES = [0.82, 0.7, 0.55] as const;

export type PictureLimits = {
  /** Of the longest side, in pixels. */
  readonly longest: number;
  readonly mostBytes: number;
};

/**
 * Downscales a camera's photo to a smaller, upright JPEG.
 * @throws if the file isn't a picture that this browser reads
 */
export const shrinkPicture = async (file: Blob, { longest: first, mostBytes }: PictureLimits): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    // A noisy picture stays large at any quality: then its dimensions are reduced.
    for (let longest = first; longest > LEAST; longest /= 2) {
      const canvas = drawn(picture, longest);
      for (const quality of QUALITIES) {
        const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
        if (jpeg !== null && jpeg.size <= mostBytes) return jpeg;
      }
    }
  } finally {
    picture.close();
  }
  throw new Error("This picture cannot be made small enough.");
};

const drawn = (picture: ImageBitmap, longest: number): HTMLCanvasElement => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no pictures.");
  // JPEG has no transparency: transparent parts would become black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};
