import type { SpooledFile } from "@/server/partners/spool";

/** A body that was too large for memory: where it lies now, and what it was sent as. */
export type ReceivedFile = SpooledFile & {
  /** Without parameters, in small letters. */
  readonly contentType: string;
};
