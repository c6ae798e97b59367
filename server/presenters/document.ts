import type { DocumentDto } from "@/contract/schemas/document";
import type { Shown } from "@/server/kernel/wire-names";

type Document = Shown<typeof DocumentDto>;

export type DocumentFact = Omit<Document, "documentId" | "contentType"> & { id: string; contentType: string };

/** Returns a document uploaded by the shopper (decisions: documents items). */
export const presentDocument = (document: DocumentFact): Document => ({
  ...document,
  documentId: document.id,
  contentType: document.contentType as Document["contentType"],
});
