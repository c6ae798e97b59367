import type { Actor } from "@/server/kernel/actor";
import type { Disposition } from "@/server/partners/file-store";
import type { ServiceContext } from "../context";

type LinkedFile = { actor: Actor; file: { id: string; groupId: string }; disposition?: Disposition };

/**
 * A signed address of a file; it lives ten minutes (decisions, section 5). A link that an API key asked for stops with
 * that key; links for staff and shoppers live their ten minutes.
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
