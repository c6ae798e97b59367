import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requiredText } from "../base/wire";
import { BRAND_PICTURE_USES, MOST_PICTURE_CHARACTERS } from "../vocabulary/brand-picture";

export const uploadBrandPicture = defineMutation({
  summary: "Upload a picture for a store's branding",
  description:
    "A PNG, JPEG or WebP, known by its content. It is drawn anew, so that nothing but pixels is left of it, and made no " +
    "larger than its use needs. The answer is its address for the branding settings, which are saved separately. Anyone " +
    "who has the address can see the picture. A team keeps its 100 latest pictures and every one that a store shows.",
  scope: "settings:write",
  input: z.object({
    ecommerce_id: identifier(),
    use: z.enum(BRAND_PICTURE_USES),
    content: requiredText(MOST_PICTURE_CHARACTERS).describe("Base64 of the file's bytes."),
  }),
  output: z.object({ url: z.string().describe("A path of this installation.") }),
});
