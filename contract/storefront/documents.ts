import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { fileContent, identifier, text } from "../base/wire";
import { DocumentDto } from "../schemas/document";
import { MOST_PHOTOS } from "../vocabulary/photos";

/** A file of 10 MiB is a third larger in base64. */
const DOCUMENT_BODY_BYTES = 15 * 1024 * 1024;

export const addDocument = defineMutation({
  summary: "Upload a photo or a receipt",
  description:
    "Stores a file for a draft. Reference its `document_id` in an item with `save_client_preferences`, or reference the item here. The type is detected from the content: JPG, PNG, WebP or PDF, up to 10 MiB; images up to 25 megapixels, re-encoded without metadata. At most 20 files per return. Also accepts multipart/form-data with the file in the part `file`.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/documents" }],
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  takesFile: true,
  input: z.object({
    return_id: identifier(),
    name: text(1000).default("").describe("File name shown to staff. Its extension is changed to match the content."),
    content: fileContent().describe("File, base64-encoded."),
    line_item_id: text(128)
      .default("")
      .describe(
        `Selected item that the file is about. The file is added to it immediately. At most ${MOST_PHOTOS} files per item can be added this way.`,
      ),
    content_type: text(255).default("").describe("Has no effect. The type is detected from the content."),
  }),
  output: z.object({ document_id: z.string() }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: {
    name: "receipt.pdf",
    content: "JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2c+PgplbmRvYmoKc3RhcnR4cmVmCjkKJSVFT0YK",
    content_type: "application/pdf",
  },
});

export const listDraftDocuments = defineQuery({
  summary: "List the files of a draft",
  description: "Returns the photos and receipts of the draft, oldest first, with the items that reference them.",
  scope: "storefront",
  input: z.object({ return_id: identifier() }),
  output: z.object({ documents: z.array(DocumentDto) }),
});

export const removeDocument = defineMutation({
  summary: "Delete a photo or a receipt",
  description:
    "Deletes the file and removes it from all items of the draft. Deleting a file that no longer exists is not an error.",
  scope: "storefront",
  input: z.object({ return_id: identifier(), document_id: identifier() }),
  output: z.object({ return_id: z.string() }),
});

export const addLateDocument = defineMutation({
  summary: "Upload a photo or a receipt that the store requests",
  description: `Adds a file to a confirmed return, at most ${MOST_PHOTOS}, until a decision on a unit has been recorded.`,
  scope: "storefront",
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  input: z.object({ return_id: identifier(), name: text(1000).default(""), content: fileContent() }),
  output: z.object({ document_id: z.string() }),
});
