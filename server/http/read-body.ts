import { setImmediate } from "node:timers/promises";
import { carriesBody } from "@/contract/base/operation";
import { Problem } from "@/server/kernel/problem";

const MEBIBYTE = 1024 * 1024;
/** What an operation that says nothing else takes. */
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
 * Large bodies take turns, a piece each round of the event loop: however many come at once, whoever asks for little is
 * not behind a piece of each of them. A body of which nothing arrives has no turn to lose.
 */
let turns = Promise.resolve();
const nextTurn = (): Promise<void> => {
  turns = turns.then(() => setImmediate());
  return turns;
};

/** The whole body as text; over the limit it is not read to its end. */
export const readBody = async (request: Request, maxBytes = USUAL_BODY_BYTES): Promise<string> => {
  if (!carriesBody(request.method)) return "";
  const bytes = await readBytes(request, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Problem("INVALID_ARGUMENT", "The body is not valid UTF-8.");
  }
};

/** The bytes of a body, of which no more is read than may be. @throws Problem PAYLOAD_TOO_LARGE */
export const readBytes = async (request: Request, maxBytes: number): Promise<Buffer> => {
  if (request.body === null) return Buffer.alloc(0);
  // One piece that grows: a body may come as a million pieces of a byte, each of which costs a hundred to keep.
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
      throw new Problem("PAYLOAD_TOO_LARGE", `The body is larger than the ${limit} that this address accepts.`);
    }
    if (needed > body.length) body = grown(body, Math.min(maxBytes, Math.max(FIRST_BYTES, needed, body.length * 2)));
    body.set(value, size);
    size = needed;
  }
  return body.subarray(0, size);
};
