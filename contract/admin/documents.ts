import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier } from "../base/wire";
import { DocumentDto } from "../schemas/document";

export const listProcessDocuments = defineQuery({
  summary: "List the documents of a return",
  description: "Everything that was uploaded for the process, oldest first: photos and receipts.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/{process_id}/documents" }],
  input: z.object({ process_id: identifier() }),
  output: z.object({ documents: z.array(DocumentDto) }),
  problems: ["NOT_FOUND"],
  example: {
    response: {
      documents: [
        {
          document_id: "doc_01kah5x8r4",
          line_item_id: "li_01kah5x8c9",
          name: "seam.jpg",
          content_type: "image/jpeg",
          byte_length: 184_220,
          url: "https://returns.example.com/files/doc_01kah5x8r4?e=1795255800&d=inline&s=kq3",
          created_at: "2026-11-21T10:00:00.000Z",
        },
      ],
    },
  },
});
