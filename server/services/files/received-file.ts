import type { SpooledFile } from "@/server/partners/spool";

/** A body that was too large for memory: its temporary location and its content type. */
export type ReceivedFile = SpooledFile & {
  /** Without parameters, in lowercase. */
  readonly contentType: string;
};
