/** A place for bytes: labels, photos, invoices. It knows keys, not tenants; who may read is decided before. */
export type FileStore = {
  /**
   * Stores and answers only when the bytes would survive a power cut. The key is made here, never by a caller. Whoever
   * gives up by `signal` may have stored the file; it is deleted later, because no row names it.
   */
  put(file: FileContent, options?: { readonly signal?: AbortSignal }): Promise<StoredObject>;
  /** Null when there is no such file. */
  get(storageKey: string): Promise<FileContent | null>;
  /** Deleting what is not there is no error. */
  delete(storageKey: string): Promise<void>;
  /**
   * Stores and deletes a small file; answers what works in words.
   * @throws PartnerError UNAVAILABLE or PAUSED where a store elsewhere does not answer now; any other error says what to fix here
   */
  check(): Promise<string>;
  /** A link that works for ten minutes (decisions, section 5). The tenant is signed but not visible. */
  signLink(link: LinkSubject & { readonly now: Date }): SignedLink;
  /** Whether a link that came in was made here for this object and tenant and is still good. */
  verifyLink(
    link: LinkQuery & { readonly objectId: string; readonly groupId: string; readonly now: Date },
  ): LinkVerdict;
};

/** The name that errors of the file store carry. */
export const FILE_STORE = "FILES";

export type FileContent = { readonly bytes: Uint8Array; readonly contentType: string };
export type StoredObject = { readonly storageKey: string; readonly byteLength: number };

export const DISPOSITIONS = ["inline", "attachment"] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

export type LinkSubject = {
  readonly objectId: string;
  readonly groupId: string;
  readonly disposition: Disposition;
  /** Id of the API key that asked for the link, which stands in it and is no secret; null where none did. */
  readonly keyId: string | null;
};

/** `path` begins with a slash and belongs behind the public address. */
export type SignedLink = { readonly path: string; readonly expiresAt: Date };

/** The query of a link as it came in: anything may be in it, or nothing. */
export type LinkQuery = {
  readonly e: string | null | undefined;
  readonly d: string | null | undefined;
  readonly k: string | null | undefined;
  readonly s: string | null | undefined;
};

export const LINK_REFUSALS = ["MALFORMED", "TAMPERED", "EXPIRED"] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

export type LinkVerdict =
  | {
      readonly isValid: true;
      readonly disposition: Disposition;
      readonly expiresAt: Date;
      /** The link is good only as long as this key is in force. */
      readonly keyId: string | null;
    }
  | { readonly isValid: false; readonly reason: LinkRefusal };
