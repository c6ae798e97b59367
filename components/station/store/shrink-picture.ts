/** Longest side in pixels: enough to see a thread, small enough for a warehouse's network. */
const LONGEST = 1_600;
const LEAST = 300;
const QUALITIES = [0.82, 0.7, 0.55] as const;
/** What the server takes, before base64. */
const MOST_BYTES = 650_000;

/** A photo of a camera as a smaller JPEG. @throws when the file is no picture that this browser reads */
export const shrinkPicture = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    // What is nothing but grain stays large at any quality: then it has fewer pixels.
    for (let longest = LONGEST; longest > LEAST; longest /= 2) {
      const canvas = drawn(picture, longest);
      for (const quality of QUALITIES) {
        const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
        if (jpeg !== null && jpeg.size <= MOST_BYTES) return jpeg;
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
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};
