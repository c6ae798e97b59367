import { MOST_PHOTOS } from "@/contract/vocabulary/photos";
import type { Tx } from "@/server/db/client";
import { listDocuments } from "@/server/db/returns/files";
import { getIntent, lockIntent, saveDraft } from "@/server/db/returns/intents";
import type { IntentDraft, ReturnIntent } from "@/server/domain/returns/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import { keepDocument, MOST_DOCUMENTS, tooMany } from "./keep-document";

type NewDocument = {
  actor: Actor;
  returnId: string;
  /** A chosen item that it belongs to from now on; "": none. */
  lineItemId?: string;
  name: string;
  content: string;
};

/**
 * Stores a photo or a receipt for a draft (decisions, section 6) and returns its ID, to be named at an item. `content`
 * is base64. Images are re-encoded, so that they contain no location or owner.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT and PAYLOAD_TOO_LARGE at content, INVALID_ARGUMENT at an item that isn't
 * chosen, FAILED_PRECONDITION when the return is confirmed or it, or the item, has enough of them
 */
export const addDocument = async (
  ctx: ServiceContext,
  { actor, returnId, lineItemId = "", name, content }: NewDocument,
): Promise<string> => {
  requireReturnAccess(actor, returnId);
  // Checked before anything is decoded, so that strangers and expired drafts cost nothing.
  const known = await getIntent(ctx.db, actor, returnId);
  await requireRoom(ctx.db, { actor, intent: known, now: ctx.clock.now() });
  named(known.draft, lineItemId, "");
  return keepDocument(ctx, {
    ...{ actor, returnId, name, content },
    within: async (tx, { id, now }) => {
      const intent = await lockIntent(tx, actor, returnId);
      await requireRoom(tx, { actor, intent, now });
      if (lineItemId === "") return;
      await saveDraft(tx, actor, { id: returnId, draft: named(intent.draft, lineItemId, id), now });
    },
  });
};

const requireRoom = async (
  tx: Tx,
  { actor, intent, now }: { actor: Actor; intent: ReturnIntent; now: Date },
): Promise<void> => {
  if (intent.completedAt !== null)
    throw new Problem("FAILED_PRECONDITION", "This return is already confirmed, so you can't add more files.");
  if (new Date(intent.expiresAt) < now) throw notFound("return");
  if ((await listDocuments(tx, actor, intent.id)).length >= MOST_DOCUMENTS) throw tooMany("A return", MOST_DOCUMENTS);
};

/** The draft with the document at the item, keeping concurrent choices. */
const named = (draft: IntentDraft, lineItemId: string, documentId: string): IntentDraft => {
  if (lineItemId === "") return draft;
  const item = draft.items.find((one) => one.lineItemId === lineItemId);
  if (item === undefined) throw invalidField("line_item_id", "is no item that was chosen to go back");
  const before = item.documentIds ?? [];
  if (before.length >= MOST_PHOTOS) throw tooMany("An item", MOST_PHOTOS);
  const after = { ...item, documentIds: [...before, documentId] };
  return { ...draft, items: draft.items.map((one) => (one === item ? after : one)) };
};
