import { isApiKeyInForce } from "@/server/db/people/api-keys";
import { findStoredFile } from "@/server/db/returns/files";
import { notFound, Problem } from "@/server/kernel/problem";
import type { Disposition, LinkQuery } from "@/server/partners/file-store";
import type { ServiceContext } from "../context";
import { askingFiles } from "./asking-files";

export type SignedFile = { bytes: Uint8Array; contentType: string; name: string; disposition: Disposition };

/**
 * Returns the file behind a signed link. The signature is bound to file, tenant and disposition, so it is the
 * credential.
 * @throws Problem NOT_FOUND for an unknown file and for a tampered link, PERMISSION_DENIED when the link has expired or
 * its API key was revoked or has expired
 */
export const readSignedFile = async (
  ctx: ServiceContext,
  { objectId, link }: { objectId: string; link: LinkQuery },
): Promise<SignedFile> => {
  const file = await findStoredFile(ctx.db, objectId);
  if (file === null) throw notFound("file");
  const now = ctx.clock.now();
  const verdict = ctx.files.verifyLink({ ...link, objectId, groupId: file.groupId, now });
  if (!verdict.isValid) {
    if (verdict.reason !== "EXPIRED") throw notFound("file");
    throw new Problem(
      "PERMISSION_DENIED",
      "This link has expired. Links are valid for ten minutes; get a new one from the page where you found it.",
    );
  }
  // Read each time, because revoking a key must also stop its links at once.
  if (verdict.keyId !== null && !(await isApiKeyInForce(ctx.db, file, { id: verdict.keyId, now })))
    throw new Problem("PERMISSION_DENIED", "The API key that requested this link is no longer valid. Get a new link.");
  const content = await askingFiles(ctx, () => ctx.files.get(file.storageKey));
  if (content === null) throw notFound("file");
  return { ...content, name: file.name, disposition: verdict.disposition };
};
