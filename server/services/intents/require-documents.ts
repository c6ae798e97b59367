import type { Tx } from "@/server/db/client";
import { listDocuments } from "@/server/db/returns/files";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import { intentWords, rulesOf } from "./intent-rules";
import type { LoadedIntent } from "./load-intent";

/** Checks that documents belong to the return that they were uploaded for. @throws Problem INVALID_ARGUMENT */
export const requireDocuments = async (
  tx: Tx,
  { actor, returnId, documentIds }: { actor: Actor; returnId: string; documentIds: readonly string[] },
): Promise<void> => {
  if (documentIds.length === 0) return;
  const known = new Set((await listDocuments(tx, actor, returnId)).map(({ id }) => id));
  const unknown = documentIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalidField("document_ids", `${unknown} isn't a document uploaded for this return`);
};

/**
 * Checks that items that need a document have one: by a rule of the store, or by their reason.
 * @throws Problem FAILED_PRECONDITION at document_ids with the item and why
 */
export const requireHandedIn = (loaded: LoadedIntent): void => {
  const { items } = loaded.intent.draft;
  const without = items.filter(({ documentIds = [] }) => documentIds.length === 0).map(({ lineItemId }) => lineItemId);
  if (without.length === 0) return;
  for (const { line, documents } of rulesOf(loaded)) {
    if (documents === null || !without.includes(line.id)) continue;
    const text = `${line.name}: ${intentWords(loaded).documents(documents)}`;
    throw new Problem("FAILED_PRECONDITION", text, { violations: [{ field: "document_ids", description: text }] });
  }
};
