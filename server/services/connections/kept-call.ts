import type { ConnectionCallRow } from "@/server/db/connections/connection-calls";
import type { Connection } from "@/server/domain/connections/types";
import { maskJson } from "@/server/domain/request-log/mask-json";
import { maskText } from "@/server/domain/request-log/mask-text";
import type { HeardProviderCall } from "@/server/partners/providers";

/** The part of a body that is inspected; the rest is only counted. */
const LONGEST_BODY = 16 * 1024;

/** The part of a call that is stored: the same fields as in the request log. Every other value is masked. */
export const keptCall = (
  { id, groupId }: Pick<Connection, "id" | "groupId">,
  { call, at }: { call: HeardProviderCall; at: Date },
): ConnectionCallRow => ({
  groupId,
  connectionId: id,
  at,
  purpose: call.purpose.slice(0, 200),
  method: call.method,
  path: maskText(new URL(call.url).pathname).slice(0, 500),
  status: call.status,
  durationMs: call.durationMs,
  requestBytes: Buffer.byteLength(call.request),
  answerBytes: call.answerBytes,
  request: masked(call.request),
  answer: masked(call.answer),
  error: call.error.slice(0, 500),
});

const masked = (body: string): string =>
  body === "" ? "" : maskJson(body.slice(0, LONGEST_BODY), { isCut: body.length > LONGEST_BODY }).text;
