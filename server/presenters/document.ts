import type { DocumentDto } from "@/contract/schemas/document";
import type { Shown } from "@/server/kernel/wire-names";

type Document = Shown<typeof DocumentDto>;

export type DocumentFact = {
  id: string;
  lineItemId: string;
  name: string;
  contentType: string;
  byteLength: number;
  url: string;
  createdAt: string;
};

/** What a shopper handed in (decisions: documents items). */
export const presentDocument = (document: DocumentFact): Document => ({
  ...document,
  documentId: document.id,
  contentType: document.contentType as Document["contentType"],
  createdAt: document.createdAt,
});
