import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { fileContent, identifier, text } from "../base/wire";
import { DocumentDto } from "../schemas/document";
import { MOST_PHOTOS } from "../vocabulary/photos";

/** A file of 10 MiB is a third larger in base64. */
const DOCUMENT_BODY_BYTES = 15 * 1024 * 1024;

export const addDocument = defineMutation({
  summary: "Hand in a photo or a receipt",
  description:
    "Keeps a file for a draft; name its document_id at an item with save_client_preferences, or the item here. Known by " +
    "its content: jpg, png, webp or pdf of at most 10 MiB; pictures of at most 25 megapixels, drawn anew without " +
    "whatever else was in them. At most 20 per return. Also as multipart/form-data with the file in the part `file`.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/documents" }],
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  takesFile: true,
  input: z.object({
    return_id: identifier(),
    name: text(1000).default("").describe("As staff shall see it; its extension becomes that of the content."),
    content: fileContent().describe("The file, base64."),
    line_item_id: text(128)
      .default("")
      .describe(
        `A chosen item that it is about; named there at once. At most ${MOST_PHOTOS} files of an item come this way.`,
      ),
    content_type: text(255).default("").describe("Has no effect: the content decides."),
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
  summary: "What was handed in for a draft",
  description: "Photos and receipts of the draft, oldest first, with the items that name them.",
  scope: "storefront",
  input: z.object({ return_id: identifier() }),
  output: z.object({ documents: z.array(DocumentDto) }),
});

export const removeDocument = defineMutation({
  summary: "Take a photo or a receipt back",
  description: "Deletes the file, and no item of the draft names it any more. One that is gone already is no mistake.",
  scope: "storefront",
  input: z.object({ return_id: identifier(), document_id: identifier() }),
  output: z.object({ return_id: z.string() }),
});

export const addLateDocument = defineMutation({
  summary: "Hand in a photo or a receipt that the store asks for",
  description: `Of a confirmed return, at most ${MOST_PHOTOS}, until someone has decided about a piece of it.`,
  scope: "storefront",
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  input: z.object({ return_id: identifier(), name: text(1000).default(""), content: fileContent() }),
  output: z.object({ document_id: z.string() }),
});
