import type { Paper } from "@/contract/vocabulary/paper";
import type { FileContent } from "./file-store";

/** Puts a carrier's label on a sheet of paper. Null for a file that it cannot read. */
export type LabelSheets = { fit(label: FileContent, paper: Paper): Promise<Uint8Array | null> };
