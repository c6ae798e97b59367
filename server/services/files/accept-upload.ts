import { BASE64_RULE, isBase64, withoutLineBreaks } from "@/contract/vocabulary/base64";
import { invalidField, Problem } from "@/server/kernel/problem";
import { type CleanFile, type PictureSize, type UploadKind, UploadRefused } from "@/server/partners/upload-reader";
import type { ServiceContext } from "../context";

/** Per file, before base64 (decisions, section 10). */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;

/**
 * Validates a file sent as base64 and returns it in the form to store. `field` is where it came in.
 * @throws Problem INVALID_ARGUMENT, PAYLOAD_TOO_LARGE; both name the field
 */
export const acceptUpload = async (
  ctx: ServiceContext,
  {
    content,
    field,
    allowed,
    within,
  }: { content: string; field: string; allowed: readonly UploadKind[]; within?: PictureSize | undefined },
): Promise<CleanFile> => {
  const bytes = decode(content, field);
  try {
    return await ctx.uploads.read({ bytes, allowed, within });
  } catch (error) {
    if (error instanceof UploadRefused) throw invalidField(field, error.message);
    throw error;
  }
};

const decode = (content: string, field: string): Buffer => {
  if (!isBase64(content)) throw invalidField(field, BASE64_RULE);
  const bytes = Buffer.from(withoutLineBreaks(content), "base64");
  if (bytes.length <= MOST_FILE_BYTES) return bytes;
  const description = `has ${bytes.length} bytes; at most ${MOST_FILE_BYTES} (10 MiB) are taken`;
  throw new Problem("PAYLOAD_TOO_LARGE", `\`${field}\` ${description}.`, { violations: [{ field, description }] });
};
