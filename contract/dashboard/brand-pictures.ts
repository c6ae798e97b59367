import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requiredText } from "../base/wire";
import { BRAND_PICTURE_USES, MOST_PICTURE_CHARACTERS } from "../vocabulary/brand-picture";

export const uploadBrandPicture = defineMutation({
  summary: "Upload an image for a store's branding",
  description:
    "Accepts PNG, JPEG or WebP, detected from the content. The image is re-encoded without metadata and scaled down to the size it is used in. Returns its URL for the branding settings, which are saved separately. Anyone who has the URL can see the image. A team keeps its 100 latest images and every image in use.",
  scope: "settings:write",
  input: z.object({
    ecommerce_id: identifier(),
    use: z.enum(BRAND_PICTURE_USES),
    content: requiredText(MOST_PICTURE_CHARACTERS).describe("File, base64-encoded."),
  }),
  output: z.object({ url: z.string().describe("Path of this installation.") }),
});
