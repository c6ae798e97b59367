import { getContext } from "@/server/context";
import { invalidField } from "@/server/kernel/problem";
import { readSignedFile } from "@/server/services/files/read-signed-file";
import { problemResponse } from "./problem-response";
import { requestIdOf } from "./request-id";

/** Serves a signed file link. The signature is the only credential; cookies are ignored. */
export const serveFile = async (
  request: Request,
  context: { params: Promise<{ object_id: string }> },
): Promise<Response> => {
  const ctx = getContext();
  const url = new URL(request.url);
  try {
    const { object_id: objectId } = await context.params;
    const link = { e: once(url, "e"), d: once(url, "d"), k: once(url, "k"), s: once(url, "s") };
    const file = await readSignedFile(ctx, { objectId, link });
    return new Response(Buffer.from(file.bytes), {
      headers: {
        "content-type": file.contentType,
        "content-disposition": `${file.disposition}; filename="${file.name.replaceAll(/[^\w.-]/g, "_")}"`,
        "content-length": String(file.bytes.byteLength),
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        // The address is the credential and must not leak to what the file links to.
        "referrer-policy": "no-referrer",
        // Our files never run scripts, whatever they contain.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  } catch (error) {
    return problemResponse(error, { requestId: requestIdOf(request), instance: url.pathname, log: ctx.log });
  }
};

/** If a parameter is repeated, one reader may use the first and another the last, so neither is used. */
const once = ({ searchParams }: URL, name: string): string | null => {
  const [value = null, ...more] = searchParams.getAll(name);
  if (more.length > 0) throw invalidField(name, "give it once");
  return value;
};
