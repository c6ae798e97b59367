import { appendFileSync, existsSync, readFileSync } from "node:fs";

/**
 * What partners were asked and what they really did, one line each, written synchronously: a process killed afterwards
 * has written it.
 */
export type LedgerEntry =
  | { what: "ASKED"; act: string; key: string }
  /** Only the first time: a repeat with the same key has no effect at the partner. `reference`: of a payment. */
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
