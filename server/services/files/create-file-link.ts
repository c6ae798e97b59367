import type { Actor } from "@/server/kernel/actor";
import type { Disposition } from "@/server/partners/file-store";
import type { ServiceContext } from "../context";

type LinkedFile = { actor: Actor; file: { id: string; groupId: string }; disposition?: Disposition };

/**
 * Creates a signed link to a file that is valid for ten minutes (decisions, section 5). A link that an API key
 * requested stops working with that key; links for staff and shoppers last their ten minutes.
 */
export const createFileLink = (
  ctx: Pick<ServiceContext, "files" | "clock" | "env">,
  { actor, file, disposition = "inline" }: LinkedFile,
): string => {
  const { path } = ctx.files.signLink({
    objectId: file.id,
    groupId: file.groupId,
    disposition,
    keyId: actor.kind === "key" ? actor.id : null,
    now: ctx.clock.now(),
  });
  return `${ctx.env.APP_URL}${path}`;
};
