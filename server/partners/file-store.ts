/** Stores labels, photos and invoices. It knows keys, not tenants; access is checked before. */
export type FileStore = {
  /**
   * Resolves only when the bytes would survive a power failure. The key is created here, never by the caller. After an
   * abort by `signal` the file may exist; it is deleted later, because no row refers to it.
   */
  put(file: FileContent, options?: { readonly signal?: AbortSignal }): Promise<StoredObject>;
  /** Returns null when there is no such file. */
  get(storageKey: string): Promise<FileContent | null>;
  /** Deletes a file; a missing one is no error. */
  delete(storageKey: string): Promise<void>;
  /**
   * Stores and deletes a small file; returns a report.
   * @throws PartnerError UNAVAILABLE or PAUSED when a remote store doesn't respond now; any other error says what to
   * fix here
   */
  check(): Promise<string>;
  /** Creates a link that is valid for ten minutes (decisions, section 5). The tenant is signed but not visible. */
  signLink(link: LinkSubject & { readonly now: Date }): SignedLink;
  /** Returns whether a received link was created here for this object and tenant and is still valid. */
  verifyLink(
    link: LinkQuery & { readonly objectId: string; readonly groupId: string; readonly now: Date },
  ): LinkVerdict;
};

/** The name in the file store's errors. */
export const FILE_STORE = "FILES";

export type FileContent = { readonly bytes: Uint8Array; readonly contentType: string };
export type StoredObject = { readonly storageKey: string; readonly byteLength: number };

export const DISPOSITIONS = ["inline", "attachment"] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

export type LinkSubject = {
  readonly objectId: string;
  readonly groupId: string;
  readonly disposition: Disposition;
  /** ID of the API key that requested the link, which is part of the link and no secret; null when none did. */
  readonly keyId: string | null;
};

/** `path` begins with a slash and is relative to the public URL. */
export type SignedLink = { readonly path: string; readonly expiresAt: Date };

/** The query of a received link: it may contain anything, or nothing. */
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
      /** The link is valid only as long as this key is active. */
      readonly keyId: string | null;
    }
  | { readonly isValid: false; readonly reason: LinkRefusal };
