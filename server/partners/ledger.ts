/** An entry of the ledger as its file holds it. `fact` is JSON (LedgerFact of server/domain/ledger/types). */
export type KeptEntry = { readonly id: string; readonly at: string; readonly fact: string };

/**
 * Keeps small signed files outside the database about what restoring an older backup must not undo. Files are never
 * changed, and their names sort by time.
 */
export type Ledger = {
  /** Resolves only when the entry would survive a power failure. Keeping it again writes the same file. */
  keep(entry: KeptEntry): Promise<void>;
  /** Lists the entries' files, in every place that the product reads. */
  list(): AsyncIterable<LedgerFile>;
  /** Returns null when there is no such file, "UNVERIFIED" when it wasn't signed with a secret that is known. */
  read(name: string): Promise<KeptEntry | "UNVERIFIED" | null>;
  /** Returns a file as it is, for backups. */
  copyOut(name: string): Promise<Uint8Array | null>;
  /** Writes a file from a backup unless it exists: what is there may be newer, never older. */
  copyIn(name: string, bytes: Uint8Array): Promise<boolean>;
  /** Deletes an entry's file; a missing one is no error. */
  drop(entry: Pick<KeptEntry, "id" | "at">): Promise<void>;
};

type LedgerFile = { readonly id: string; readonly name: string };
