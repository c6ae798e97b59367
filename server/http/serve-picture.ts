import { getContext } from "@/server/context";
import { readBrandPicture } from "@/server/services/files/read-brand-picture";
import { problemResponse } from "./problem-response";
import { requestIdOf } from "./request-id";

/** One year: a changed picture gets a new address. */
const FOREVER = "public, max-age=31536000, immutable";

/** Serves a picture of a store's branding, which is public and cacheable. */
export const servePicture = async (
  request: Request,
  context: { params: Promise<{ picture_id: string }> },
): Promise<Response> => {
  const ctx = getContext();
  try {
    const { picture_id: pictureId } = await context.params;
    const { bytes, contentType } = await readBrandPicture(ctx, pictureId);
    const headers = { etag: `"${pictureId}"`, "cache-control": FOREVER };
    if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
    return new Response(Buffer.from(bytes), {
      headers: {
        ...headers,
        ...{ "content-type": contentType, "content-length": String(bytes.byteLength) },
        "x-content-type-options": "nosniff",
        // Email apps and shops that embed the portal load it from other origins.
        "cross-origin-resource-policy": "cross-origin",
        "content-security-policy": "default-src 'none'; sandbox",
      },
    });
  } catch (error) {
    const { pathname: instance } = new URL(request.url);
    return problemResponse(error, { requestId: requestIdOf(request), instance, log: ctx.log });
  }
};
