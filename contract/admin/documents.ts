import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier } from "../base/wire";
import { DocumentDto } from "../schemas/document";

export const listProcessDocuments = defineQuery({
  summary: "List the documents of a return",
  description: "Returns all files uploaded for the process, oldest first: photos and receipts.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/{process_id}/documents" }],
  input: z.object({ process_id: identifier() }),
  output: z.object({ documents: z.array(DocumentDto) }),
  problems: ["NOT_FOUND"],
});
