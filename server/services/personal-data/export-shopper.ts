import { exportPerson } from "@/server/db/people/export-person";
import { findPerson, listFilesOfPerson } from "@/server/db/people/find-person";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { FileContent } from "@/server/partners/file-store";
import type { ServiceContext } from "../context";
import { askingFiles } from "../files/asking-files";

type Asked = { actor: Actor; email: string };

/** Exports everything stored under an email address, as one document and its files. */
export const exportShopper = async (
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  { actor, email }: Asked,
): Promise<{ data: Record<string, unknown>; files: { id: string; name: string }[] }> => {
  const kept = await findPerson(db, actor, lookupEmail(email));
  const [data, files] = await Promise.all([exportPerson(db, actor, kept), listFilesOfPerson(db, actor, kept)]);
  return { data: { exported_at: clock.now().toISOString(), ...data }, files };
};

/** Returns one of these files. @throws Problem NOT_FOUND for a file of somebody else, too */
export const readShopperFile = async (
  ctx: Pick<ServiceContext, "db" | "files" | "log">,
  { actor, email, fileId }: Asked & { fileId: string },
): Promise<FileContent & { name: string }> => {
  const kept = await findPerson(ctx.db, actor, lookupEmail(email));
  const found = (await listFilesOfPerson(ctx.db, actor, kept)).find(({ id }) => id === fileId);
  const content = found === undefined ? null : await askingFiles(ctx, () => ctx.files.get(found.storageKey));
  if (found === undefined || content === null) throw notFound("file");
  return { ...content, name: found.name };
};
