/** A code that was read, that fits nothing, and that nobody has decided about yet. */
export type OpenCode = {
  readonly id: string;
  /** As it was scanned. */
  readonly code: string;
  /** EXTRA: of a product all of whose announced pieces have their verdict. */
  readonly kind: "UNKNOWN" | "EXTRA";
  /** The return that lay open when it was read; "" while none did. */
  readonly processId: string;
  readonly returnCode: string;
  readonly atMs: number;
  /** The server was not asked. */
  readonly isOffline: boolean;
};

/** What was scanned at a parcel is undecided, and the parcel is about to end. */
export type OpenCodesAsk = {
  readonly kind: "OPEN_CODES";
  readonly processId: string;
  /** The parcel that was scanned, and which of several; null where a key submits. */
  readonly nextId: string | null;
  readonly piece: number | null;
};
