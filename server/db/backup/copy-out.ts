import { to } from "pg-copy-streams";
import type { CopySession } from "./copy-session";
import { type BackupTable, quoted } from "./describe-tables";

/** Small enough to hold several in memory, large enough to compress well. */
const PART_BYTES = 4 * 1024 * 1024;

/** Reads a table in the text format of COPY, in parts. Returns the number of rows. */
export const copyOut = async function* (
  session: CopySession,
  { name, columns }: Pick<BackupTable, "name" | "columns">,
): AsyncGenerator<Buffer, number> {
  const stream = session.query(to(`copy ${quoted(name)} (${columns.map(quoted).join(", ")}) to stdout`));
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    pending.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(pending);
    pending = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pending);
  return stream.rowCount;
};
