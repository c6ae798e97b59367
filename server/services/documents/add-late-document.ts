import { MOST_PHOTOS } from "@/contract/vocabulary/photos";
import type { Tx } from "@/server/db/client";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { hasMessageToShopper } from "@/server/db/returns/timeline";
import { asksForDocuments, lateDocumentsOf, takesDocuments } from "@/server/domain/process/asks-for-documents";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import { keepDocument, tooMany } from "./keep-document";

/**
 * Stores a photo or a receipt for a confirmed return while the store asks for some, and returns its ID. Documents of
 * the draft don't count toward the limit.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT and PAYLOAD_TOO_LARGE at content, FAILED_PRECONDITION when none is
 * requested or there are enough
 */
export const addLateDocument = async (
  ctx: ServiceContext,
  { actor, returnId, name, content }: { actor: Actor; returnId: string; name: string; content: string },
): Promise<string> => {
  requireReturnAccess(actor, returnId);
  await requireTaken(ctx.db, actor, await getProcess(ctx.db, actor, returnId));
  return keepDocument(ctx, {
    ...{ actor, returnId, name, content },
    within: async (tx) => requireTaken(tx, actor, await lockProcess(tx, actor, returnId)),
  });
};

const requireTaken = async (tx: Tx, actor: Actor, process: ReturnProcess): Promise<void> => {
  const hasMessage = await hasMessageToShopper(tx, actor, process.id);
  if (!takesDocuments({ ...process, hasMessage }))
    throw new Problem("FAILED_PRECONDITION", "This return no longer accepts photos or documents.");
  if (lateDocumentsOf(process).length >= MOST_PHOTOS) throw tooMany("A confirmed return", MOST_PHOTOS);
};

/** Whether the shopper is asked for photos of a confirmed return. */
export const isAskedForDocuments = async (tx: Tx, actor: Actor, process: ReturnProcess): Promise<boolean> =>
  asksForDocuments({ ...process, hasMessage: await hasMessageToShopper(tx, actor, process.id) });
