import { getContext } from "@/server/context";
import { notFound, Problem } from "@/server/kernel/problem";
import { takeHook } from "@/server/services/connections/hooks/take-hook";
import { problemResponse } from "./problem-response";
import { readBytes, USUAL_BODY_BYTES } from "./read-body";
import { requestIdOf } from "./request-id";

/**
 * Receives events of a connected shop (`POST /hooks/{connection_id}`). The signature covers the exact bytes received.
 * Answers 200 only once the events are stored, 401 for a wrong signature, and 410 for a removed connection so that the
 * shop stops sending. Cookies are ignored, and answers reveal nothing else.
 */
export const receiveHook = async (
  request: Request,
  { params }: { params: Promise<{ connection_id?: string } | undefined> },
): Promise<Response> => {
  const ctx = getContext();
  const requestId = requestIdOf(request);
  const instance = new URL(request.url).pathname;
  const refuse = (error: unknown) => problemResponse(error, { requestId, instance, log: ctx.log });
  try {
    const { connection_id: connectionId = "" } = (await params) ?? {};
    const body = await readBytes(request, USUAL_BODY_BYTES);
    const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value]));
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const answer = await takeHook(ctx, { connectionId, hook: { body, headers, query } });
    switch (answer) {
      case "STORED":
        return new Response(null, { status: 200, headers: { "x-request-id": requestId, "cache-control": "no-store" } });
      case "NOT_FOUND":
        return refuse(notFound("connection"));
      case "GONE":
        return gone(refuse(new Problem("NOT_FOUND", "This connection was disconnected.")));
      case "FORGED":
        return refuse(new Problem("UNAUTHENTICATED", "The signature doesn't match the body."));
      case "UNREADABLE":
        return refuse(new Problem("INVALID_ARGUMENT", "The body could not be read."));
    }
  } catch (error) {
    return refuse(error);
  }
};

const GONE = 410;

/** Shops delete their subscription when they get a 410. */
const gone = async (answer: Response): Promise<Response> => {
  const body = JSON.stringify({ ...((await answer.json()) as object), status: GONE });
  const headers = new Headers(answer.headers);
  headers.set("content-length", String(Buffer.byteLength(body)));
  return new Response(body, { status: GONE, headers });
};
