import type { DocumentWire } from "@/contract/schemas/document";
import { pathOf } from "../path-of";

/** A photo or a document that the store has. */
export type HandedIn = {
  readonly id: string;
  readonly name: string;
  /** Null: it is no picture. */
  readonly url: string | null;
  /** It came with the return: it takes no place of those that are asked for later. */
  readonly isEarlier: boolean;
};

type Document = Pick<DocumentWire, "document_id" | "name" | "url" | "content_type" | "created_at">;

/** `confirmedAt`: of a confirmed return, when it was. */
export const handedInOf = (documents: readonly Document[], confirmedAt?: string): HandedIn[] =>
  documents.map(({ document_id: id, name, url, content_type, created_at }) => ({
    ...{ id, name },
    url: content_type.startsWith("image/") ? pathOf(url) : null,
    isEarlier: confirmedAt !== undefined && created_at <= confirmedAt,
  }));
