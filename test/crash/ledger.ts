import { appendFileSync, existsSync, readFileSync } from "node:fs";

/**
 * What partners were asked and what they really did, one line each, written before anything else can happen: whoever is
 * killed afterwards has written it.
 */
export type LedgerEntry =
  | { what: "ASKED"; act: string; key: string }
  /** Only the first time: asked again under the same key, the partner has nothing to do. `reference`: of a payment. */
  | { what: "DONE"; act: string; key: string; reference?: string | undefined }
  | { what: "SENT"; processId: string; messageId: string };

export type Ledger = { write: (entry: LedgerEntry) => void; read: () => LedgerEntry[] };

export const openLedger = (path: string): Ledger => ({
  write: (entry) => appendFileSync(path, `${JSON.stringify(entry)}\n`),
  read: () =>
    existsSync(path)
      ? readFileSync(path, "utf8")
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line) as LedgerEntry)
      : [],
});
