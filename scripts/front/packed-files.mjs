import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { PACKED_TYPES } from "../lib/pack-static.mjs";

const ADDRESS = "/_next/static/";
/** The build puts a digest of the content into the name. */
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Serves files that the build has compressed; all others are left to Next.js, which compresses on the fly.
 * @param {{folder: string}} options `.next/static`
 * @returns {(req: import("node:http").IncomingMessage, res: import("node:http").ServerResponse) => boolean} whether it
 * answered
 */
export function packedFiles({ folder }) {
  const files = readPacked(folder);
  return (req, res) => {
    const file = files.get(req.url);
    if (file === undefined || (req.method !== "GET" && req.method !== "HEAD")) return false;
    // Range requests refer to the uncompressed file.
    if (req.headers.range !== undefined || !takesBrotli(req.headers["accept-encoding"])) return false;
    res.writeHead(200, {
      "Content-Type": file.type,
      "Content-Encoding": "br",
      "Content-Length": file.bytes.length,
      "Cache-Control": FOREVER,
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
    });
    res.end(req.method === "HEAD" ? undefined : file.bytes);
    return true;
  };
}

/** Some 100 files and 1 MB, kept in memory. */
function readPacked(folder) {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".br"))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .map((path) => {
        const name = relative(folder, path).replaceAll("\\", "/").slice(0, -".br".length);
        return [ADDRESS + name, { bytes: readFileSync(path), type: PACKED_TYPES[extname(name)] }];
      }),
  );
}

/** Returns whether `br` is accepted by name, and not with weight 0. */
function takesBrotli(header = "") {
  return header.split(",").some((offer) => {
    const [name, weight = ""] = offer.split(";").map((part) => part.trim().toLowerCase());
    return name === "br" && !/^q=0(\.0*)?$/.test(weight);
  });
}
