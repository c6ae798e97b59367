import { setImmediate } from "node:timers/promises";
import { carriesBody } from "@/contract/base/operation";
import { Problem } from "@/server/kernel/problem";

const MEBIBYTE = 1024 * 1024;
/** Body limit of operations that don't set their own. */
export const USUAL_BODY_BYTES = MEBIBYTE;
/** Nearly every body is smaller. */
const AT_ONCE_BYTES = 128 * 1024;
const FIRST_BYTES = 16 * 1024;

const grown = (body: Buffer, bytes: number): Buffer<ArrayBuffer> => {
  const larger = Buffer.allocUnsafe(bytes);
  body.copy(larger);
  return larger;
};

/**
 * Large bodies take turns, one chunk per event loop iteration, so that a small request doesn't wait for a chunk of each
 * of them. A body that sends nothing has no turn to lose.
 */
let turns = Promise.resolve();
const nextTurn = (): Promise<void> => {
  turns = turns.then(() => setImmediate());
  return turns;
};

/** Reads the whole body as text; stops reading when it exceeds the limit. */
export const readBody = async (request: Request, maxBytes = USUAL_BODY_BYTES): Promise<string> => {
  if (!carriesBody(request.method)) return "";
  const bytes = await readBytes(request, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Problem("INVALID_ARGUMENT", "The body is not valid UTF-8.");
  }
};

/** Reads a body up to the limit. @throws Problem PAYLOAD_TOO_LARGE */
export const readBytes = async (request: Request, maxBytes: number): Promise<Buffer> => {
  if (request.body === null) return Buffer.alloc(0);
  // One growing buffer: a body may arrive as a million one-byte chunks, each of which would cost a hundred bytes to
  // keep.
  let body = Buffer.alloc(0);
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    if (size >= AT_ONCE_BYTES) await nextTurn();
    const { done, value } = await reader.read();
    if (done) break;
    const needed = size + value.byteLength;
    if (needed > maxBytes) {
      await reader.cancel();
      const limit = `${Math.floor(maxBytes / MEBIBYTE)} MiB`;
      throw new Problem("PAYLOAD_TOO_LARGE", `The body exceeds the limit of ${limit} for this path.`);
    }
    if (needed > body.length) body = grown(body, Math.min(maxBytes, Math.max(FIRST_BYTES, needed, body.length * 2)));
    body.set(value, size);
    size = needed;
  }
  return body.subarray(0, size);
};
