import type { Paper } from "@/contract/vocabulary/paper";
import type { FileContent } from "./file-store";

/** Prepares sheets for printing. */
export type LabelSheets = {
  /** Fits a carrier's label onto a sheet of paper. Null for an unreadable file. */
  fit(label: FileContent, paper: Paper): Promise<Uint8Array | null>;
  /** Combines all pages of PDF files in order. Throws for anything but PDF. */
  join(files: readonly Uint8Array[]): Promise<Uint8Array>;
};
