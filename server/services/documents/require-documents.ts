import type { Tx } from "@/server/db/client";
import { listDocuments } from "@/server/db/files";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import { intentWords, rulesOf } from "../intents/intent-rules";
import type { LoadedIntent } from "../intents/load-intent";

/** Documents belong to the return that they were handed in for. @throws Problem INVALID_ARGUMENT */
export const requireDocuments = async (
  tx: Tx,
  { actor, returnId, documentIds }: { actor: Actor; returnId: string; documentIds: readonly string[] },
): Promise<void> => {
  if (documentIds.length === 0) return;
  const known = new Set((await listDocuments(tx, actor, returnId)).map(({ id }) => id));
  const unknown = documentIds.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw invalidField("document_ids", `${unknown} is no document that was handed in for this return`);
};

/**
 * Items that need a document have one: by a rule of the store, or by their reason.
 * @throws Problem FAILED_PRECONDITION at document_ids with the item and why
 */
export const requireHandedIn = (loaded: LoadedIntent): void => {
  const { store, intent } = loaded;
  const missing = intent.draft.items.filter(({ documentIds = [] }) => documentIds.length === 0);
  if (missing.length === 0) return;
  const [words, rules] = [intentWords(loaded), rulesOf(loaded)];
  for (const { lineItemId, returnReason } of missing) {
    const rule = rules.find(({ line }) => line.id === lineItemId);
    const reason = store.config.returnReasons.find(({ name }) => name === returnReason);
    const why = rule?.documents
      ? words.documents(rule.documents)
      : reason?.requiresPhoto
        ? `A photo is needed for the reason "${reason.label}".`
        : null;
    if (why === null) continue;
    const text = `${rule?.line.name ?? lineItemId}: ${why}`;
    throw new Problem("FAILED_PRECONDITION", text, { violations: [{ field: "document_ids", description: text }] });
  }
};
