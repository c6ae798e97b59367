import type { DocumentWire } from "@/contract/schemas/document";

/** A photo or a document that the store has. */
export type HandedIn = {
  readonly id: string;
  readonly name: string;
  /** Null: it is no picture. */
  readonly url: string | null;
};

type Document = Pick<DocumentWire, "document_id" | "name" | "url" | "content_type">;

export const handedInOf = (documents: readonly Document[]): HandedIn[] =>
  documents.map(({ document_id: id, name, url, content_type }) => ({
    ...{ id, name },
    url: content_type.startsWith("image/") ? url : null,
  }));
