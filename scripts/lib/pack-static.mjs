import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const pack = promisify(brotliCompress);
/** What browsers load as text or code; pictures and fonts are packed by nature. */
export const PACKED_TYPES = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".wasm": "application/wasm",
};

/**
 * Packs what the build made for browsers, once and as tightly as it goes: a seventh fewer bytes than what is packed
 * anew for every answer, and no work with each of them. The front hands it out (scripts/front/packed-files.mjs).
 * @param {string} folder `.next/static`
 */
export async function packStatic(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in PACKED_TYPES)
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(packFile));
}

async function packFile(file) {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await pack(bytes, { params }));
}
