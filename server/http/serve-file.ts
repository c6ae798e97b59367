import { getContext } from "@/server/context";
import { readSignedFile } from "@/server/services/files/read-signed-file";
import { problemResponse } from "./problem-response";
import { requestIdOf } from "./request-id";

/** Answers a signed file link. No credential, no cookie: the signature says it all. */
export const serveFile = async (
  request: Request,
  context: { params: Promise<{ object_id: string }> },
): Promise<Response> => {
  const ctx = getContext();
  const url = new URL(request.url);
  try {
    const { object_id: objectId } = await context.params;
    const query = (name: string) => url.searchParams.get(name);
    const link = { e: query("e"), d: query("d"), k: query("k"), s: query("s") };
    const file = await readSignedFile(ctx, { objectId, link });
    return new Response(Buffer.from(file.bytes), {
      headers: {
        "content-type": file.contentType,
        "content-disposition": `${file.disposition}; filename="${file.name.replaceAll(/[^\w.-]/g, "_")}"`,
        "content-length": String(file.bytes.byteLength),
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        // A file of ours never runs anything, whatever is in it.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  } catch (error) {
    return problemResponse(error, { requestId: requestIdOf(request), instance: url.pathname, log: ctx.log });
  }
};
