import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = join(process.cwd(), "docs", "guides", "pictures");
const DAY_SECONDS = 86_400;

const TYPES: Readonly<Record<string, string>> = { webp: "image/webp", svg: "image/svg+xml" };

/** A picture of a guide. Accepts only names of pictures: no other file can be requested. */
export const GET = async (_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> => {
  const { file } = await params;
  const [, ending = ""] = /^[a-z0-9-]+\.(webp|svg)$/.exec(file) ?? [];
  const type = TYPES[ending];
  const bytes = type !== undefined ? await readFile(join(FOLDER, file)).catch(() => null) : null;
  if (bytes === null || type === undefined)
    return new Response("There is no such picture.\n", { status: 404, headers: PLAIN });
  return new Response(new Uint8Array(bytes), {
    headers: { "content-type": type, "cache-control": `public, max-age=${DAY_SECONDS}`, ...NO_SNIFFING },
  });
};

const NO_SNIFFING = { "x-content-type-options": "nosniff" };
const PLAIN = { "content-type": "text/plain; charset=utf-8", ...NO_SNIFFING };
