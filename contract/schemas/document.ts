import { z } from "zod";
import { instantOut } from "../base/wire";

/** A document that the shopper uploaded for a return. */
export const DocumentDto = z
  .object({
    document_id: z.string(),
    line_item_id: z.string().describe('Item that the document is about. "" if no item references it.'),
    name: z.string(),
    content_type: z.enum(["application/pdf", "image/png", "image/jpeg", "image/webp"]),
    byte_length: z.int(),
    url: z
      .string()
      .describe(
        "Download URL. Valid for ten minutes, or until the API key that requested it is revoked. Requires no credential.",
      ),
    created_at: instantOut(),
  })
  .meta({ id: "ReturnDocument" });

/** The same without links and items, as included in a return. */
export const DocumentFactsDto = DocumentDto.omit({ url: true, line_item_id: true }).meta({ id: "DocumentFacts" });

export type DocumentWire = z.input<typeof DocumentDto>;
