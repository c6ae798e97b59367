import type { DocumentWire } from "@/contract/schemas/document";

export type DocumentFact = {
  id: string;
  lineItemId: string;
  name: string;
  contentType: string;
  byteLength: number;
  url: string;
  createdAt: Date;
};

/** What a shopper handed in (decisions: documents items). */
export const presentDocument = (document: DocumentFact): DocumentWire => ({
  document_id: document.id,
  line_item_id: document.lineItemId,
  name: document.name,
  content_type: document.contentType as DocumentWire["content_type"],
  byte_length: document.byteLength,
  url: document.url,
  created_at: document.createdAt.toISOString(),
});
