import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { Served } from "@/server/operations/served/served";
import type { ServiceContext } from "@/server/services/context";
import { askingFiles } from "@/server/services/files/asking-files";
import { gatherInput } from "./gather-input";
import { type Answer, withIdempotency } from "./with-idempotency";

type StreamedCall = {
  ctx: ServiceContext;
  actor: Actor;
  request: Request;
  requestId: string;
  implemented: Served;
  params: Record<string, string>;
};

/**
 * Handles a call whose body is a file. The body is streamed to the spool, and its hash represents it for the
 * Idempotency-Key. Everything that can be refused without the body is refused before it is read. The file is deleted if
 * the operation doesn't use it, as after a replay or an error.
 */
export const takeStream = async (call: StreamedCall): Promise<{ answer: Answer; headers: Record<string, string> }> => {
  const answer = await answerOf(call);
  return { answer, headers: locationOf(call.implemented.operation.accepted, answer, call.params) };
};

/**
 * Returns the `Location` of work that was accepted but isn't finished, from path parameters and fields of the answer.
 */
const locationOf = (
  accepted: { location: string } | undefined,
  { status, body }: Answer,
  params: Record<string, string>,
): Record<string, string> => {
  if (accepted === undefined || status !== 202) return {};
  const names: Record<string, unknown> = { ...params, ...JSON.parse(body) };
  return { location: accepted.location.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(names[name]))) };
};

const answerOf = async (call: StreamedCall): Promise<Answer> => {
  const { ctx, actor, request, requestId, implemented, params } = call;
  const { operation } = implemented;
  const contentType = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const input = await gatherInput(request, { params, implemented, body: "" });
  requireType(operation.takesStream?.contentTypes ?? [], contentType);
  requireEncoding(request);
  await implemented.admit(ctx, actor, input, contentType);
  const stored = await askingFiles(ctx, () => ctx.spool.put(bytesOf(request, ctx.env.ORDER_IMPORT_MAX_BYTES)));
  let isTaken = false;
  try {
    if (stored.byteLength === 0)
      throw new Problem("INVALID_ARGUMENT", "The request has no body. Send the file as the body.");
    return await withIdempotency(
      {
        ...{ ctx, actor, request, requestId, operationId: implemented.id },
        input: { ...input, content_type: contentType, sha256: stored.sha256 },
        status: operation.accepted ? 202 : 200,
      },
      async (keyed) => {
        const answer: unknown = await implemented.call(keyed, actor, input, { ...stored, contentType });
        isTaken = true;
        return answer;
      },
    );
  } finally {
    if (!isTaken) await ctx.spool.delete(stored.key);
  }
};

const requireType = (taken: readonly string[], given: string): void => {
  if (taken.includes(given)) return;
  const sent = given === "" ? "without one" : JSON.stringify(given.slice(0, 80));
  throw new Problem(
    "UNSUPPORTED_MEDIA_TYPE",
    `The body must be sent with Content-Type ${taken.join(" or ")}, not ${sent}.`,
  );
};

/** The file stays compressed in the spool; readers detect that from its first bytes. */
const requireEncoding = (request: Request): void => {
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (!["identity", "gzip", "x-gzip"].includes(encoding))
    throw new Problem("UNSUPPORTED_MEDIA_TYPE", "The body may have Content-Encoding gzip or none.");
};

/** Reads the body as a stream, up to the limit. @throws Problem PAYLOAD_TOO_LARGE, INVALID_ARGUMENT */
async function* bytesOf(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (request.body === null) return;
  const said = request.headers.get("content-length");
  if (Number(said ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const reader = request.body.getReader();
  let size = 0;
  let isWhole = false;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(cutOff);
      isWhole = done;
      // If an intermediary cuts a body off, the part must never be taken for the whole.
      if (done && said !== null && size !== Number(said)) cutOff();
      if (value === undefined) return;
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      yield value;
    }
  } finally {
    if (!isWhole) await reader.cancel().catch(() => undefined);
  }
}

/** The sender has disconnected and won't read this answer, but it isn't a server error. */
const cutOff = (): never => {
  throw new Problem("INVALID_ARGUMENT", "The body ended before it was complete. Send it again.");
};

const tooLarge = (maxBytes: number): Problem =>
  new Problem(
    "PAYLOAD_TOO_LARGE",
    `The file is larger than the ${Math.floor(maxBytes / 1024 ** 2)} MiB limit. Split it and send it in parts.`,
  );
