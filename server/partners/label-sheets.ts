import type { Paper } from "@/contract/vocabulary/paper";
import type { FileContent } from "./file-store";

/** Papers to print. */
export type LabelSheets = {
  /** A carrier's label on a sheet of paper. Null for a file that it cannot read. */
  fit(label: FileContent, paper: Paper): Promise<Uint8Array | null>;
  /** All pages of PDF files in one, in their order. Throws for what is no PDF. */
  join(files: readonly Uint8Array[]): Promise<Uint8Array>;
};
