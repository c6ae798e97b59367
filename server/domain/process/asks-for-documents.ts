import type { ReturnProcess } from "./types";

type Facts = Pick<ReturnProcess, "status" | "units" | "documents" | "terms" | "createdAt"> & {
  /** The store has sent the shopper a message about this return. */
  hasMessage: boolean;
};

/** Photos can still matter: no piece has been decided. */
const isOpen = ({ status, units }: Facts): boolean =>
  (status === "RUNNING" || status === "ON_HOLD") && units.every(({ verdict }) => verdict === "UNDECIDED");

/** The store's rules require photos, or its message may have requested them. */
export const takesDocuments = (process: Facts): boolean =>
  isOpen(process) && (process.hasMessage || process.terms.workflow.areDocumentsRequired === true);

/**
 * Returns whether the shopper is asked for photos of a confirmed return: the rules require some and none came with it,
 * for example because staff or another system created it, or the store sent a message. Photos uploaded since are shown
 * beside the request.
 */
export const asksForDocuments = (process: Facts): boolean =>
  takesDocuments(process) && (process.hasMessage || lateDocumentsOf(process).length === process.documents.length);

/** Returns the documents uploaded since the return was confirmed. */
export const lateDocumentsOf = <Held extends { createdAt: string }>(process: {
  createdAt: string;
  documents: readonly Held[];
}): Held[] => process.documents.filter(({ createdAt }) => createdAt > process.createdAt);
