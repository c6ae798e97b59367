import type { ReturnProcess } from "./types";

type Facts = Pick<ReturnProcess, "status" | "units" | "documents" | "terms" | "createdAt"> & {
  /** The store has written to the shopper about this return. */
  hasMessage: boolean;
};

/** Photos can still change something: nobody has decided about a piece. */
const isOpen = ({ status, units }: Facts): boolean =>
  (status === "RUNNING" || status === "ON_HOLD") && units.every(({ verdict }) => verdict === "UNDECIDED");

/** The store's rules ask for photos of it, or its own words may have. */
export const takesDocuments = (process: Facts): boolean =>
  isOpen(process) && (process.hasMessage || process.terms.workflow.areDocumentsRequired === true);

/**
 * The shopper is asked for photos of a confirmed return: the rules want some and none came with it, as of one that staff
 * or another system began; or the store has written. Those that have come since stand beside the question.
 */
export const asksForDocuments = (process: Facts): boolean =>
  takesDocuments(process) && (process.hasMessage || lateDocumentsOf(process).length === process.documents.length);

/** What has come since the return was confirmed. */
export const lateDocumentsOf = <Held extends { createdAt: string }>(process: {
  createdAt: string;
  documents: readonly Held[];
}): Held[] => process.documents.filter(({ createdAt }) => createdAt > process.createdAt);
