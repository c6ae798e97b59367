/** A scanned code without a match and without a decision. */
export type OpenCode = {
  readonly id: string;
  /** As scanned. */
  readonly code: string;
  /** EXTRA: of a product whose announced units all have a verdict. */
  readonly kind: "UNKNOWN" | "EXTRA";
  /** The return that was open at the scan; "" if none was. */
  readonly processId: string;
  readonly returnCode: string;
  readonly atMs: number;
  /** The server wasn't asked. */
  readonly isOffline: boolean;
};

/** The parcel is about to end with undecided codes. */
export type OpenCodesAsk = {
  readonly kind: "OPEN_CODES";
  readonly processId: string;
  /** The scanned parcel, and which of several; null when submitting with a key. */
  readonly nextId: string | null;
  readonly piece: number | null;
};
