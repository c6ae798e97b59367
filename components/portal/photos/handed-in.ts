import type { DocumentWire } from "@/contract/schemas/document";
import { pathOf } from "../path-of";

/** A photo or document that the store has. */
export type HandedIn = {
  readonly id: string;
  readonly name: string;
  /** Null: not a picture. */
  readonly url: string | null;
  /** Submitted with the return: takes no place of those requested later. */
  readonly isEarlier: boolean;
};

type Document = Pick<DocumentWire, "document_id" | "name" | "url" | "content_type" | "created_at">;

/** `confirmedAt`: when the return was confirmed, if it was. */
export const handedInOf = (documents: readonly Document[], confirmedAt?: string): HandedIn[] =>
  documents.map(({ document_id: id, name, url, content_type, created_at }) => ({
    ...{ id, name },
    url: content_type.startsWith("image/") ? pathOf(url) : null,
    isEarlier: confirmedAt !== undefined && created_at <= confirmedAt,
  }));
