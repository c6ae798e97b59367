import { Problem } from "@/server/kernel/problem";
import { readBytes, USUAL_BODY_BYTES } from "./read-body";

const PART = "file";

/**
 * Converts a form with a file to the equivalent JSON request: `{name, content_type, content}` and the form's other
 * fields, so that one schema covers both. Other requests pass unchanged.
 * @throws Problem PAYLOAD_TOO_LARGE, INVALID_ARGUMENT for a form that cannot be read or doesn't have exactly one file
 */
export const fromMultipart = async (request: Request, maxBytes = USUAL_BODY_BYTES): Promise<Request> => {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) return request;
  const form = await parseForm(await readBytes(request, maxBytes), type);
  const files = form.getAll(PART);
  const [file] = files;
  if (files.length !== 1 || file === undefined || typeof file === "string")
    throw new Problem("INVALID_ARGUMENT", `The form must have exactly one file, in the part \`${PART}\`.`, {
      violations: [{ field: PART, description: "must be exactly one file" }],
    });
  const fields = Array.from(form).filter(([name, value]) => name !== PART && typeof value === "string");
  const body = JSON.stringify({
    ...Object.fromEntries(fields),
    name: file.name,
    content_type: file.type,
    content: Buffer.from(await file.arrayBuffer()).toString("base64"),
  });
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Request(request.url, { method: request.method, headers, body });
};

/**
 * Returns the files in the part `file` of a form that may have several. @throws Problem PAYLOAD_TOO_LARGE,
 * INVALID_ARGUMENT
 */
export const filesOfForm = async (request: Request, maxBytes: number): Promise<File[]> => {
  const form = await formOf(request, maxBytes);
  // An empty file field arrives as a file without a name.
  return form.getAll(PART).filter((file): file is File => typeof file !== "string" && file.size > 0);
};

/** Reads a form. @throws Problem PAYLOAD_TOO_LARGE, INVALID_ARGUMENT */
export const formOf = async (request: Request, maxBytes: number): Promise<FormData> =>
  parseForm(await readBytes(request, maxBytes), request.headers.get("content-type") ?? "");

const parseForm = async (bytes: Buffer, type: string): Promise<FormData> => {
  try {
    return await new Response(Uint8Array.from(bytes), { headers: { "content-type": type } }).formData();
  } catch {
    throw new Problem("INVALID_ARGUMENT", "The form can't be read: its boundary or one of its parts is malformed.");
  }
};
