import { changeIntentLang, getIntent } from "@/server/db/returns/intents";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "./load-intent";

/** Changes the language of the draft: of its reasons, and of the emails of its return. @throws Problem NOT_FOUND */
export const changeIntentLanguage = async (
  ctx: ServiceContext,
  { actor, returnId: id, lang }: { actor: Actor; returnId: string; lang: string },
): Promise<void> => {
  requireReturnAccess(actor, id);
  const known = await getIntent(ctx.db, actor, id);
  if (known.lang !== lang) await changeIntentLang(ctx.db, actor, { id, lang });
};
