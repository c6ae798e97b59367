import { timingSafeEqual } from "node:crypto";
import { getContext } from "@/server/context";
import { sha256Hex } from "@/server/kernel/crypto";
import { Problem } from "@/server/kernel/problem";
import { metrics } from "@/server/services/health/metrics";
import { problemResponse } from "./problem-response";
import { requestIdOf } from "./request-id";

const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Queues and attempts for Prometheus. They tell how much a merchant sells, so they are for whoever knows METRICS_TOKEN
 * (`Authorization: Bearer …`); where none is set, for this machine alone and never through a proxy.
 */
export const getMetrics = async (request: Request): Promise<Response> => {
  const ctx = getContext();
  try {
    requireReader(request.headers, ctx.env.METRICS_TOKEN);
    return new Response(await metrics(ctx), { headers: { "content-type": CONTENT_TYPE, "cache-control": "no-store" } });
  } catch (error) {
    return problemResponse(error, { requestId: requestIdOf(request), instance: "/metrics", log: ctx.log });
  }
};

/** By what the front says of the connection (scripts/front/server.mjs); headers of a proxy are never believed. */
const requireReader = (sent: Headers, token: string | undefined): void => {
  if (token === undefined) {
    if (LOOPBACK.test(sent.get("x-svc-peer") ?? "") && sent.get("x-svc-direct") === "true") return;
    throw new Problem(
      "PERMISSION_DENIED",
      "Metrics can be read only from this machine and not through a proxy; set METRICS_TOKEN to read them from elsewhere.",
    );
  }
  const given = /^Bearer (.+)$/i.exec(sent.get("authorization") ?? "")?.[1] ?? "";
  // Of equal length, whatever was sent.
  if (!timingSafeEqual(Buffer.from(sha256Hex(given)), Buffer.from(sha256Hex(token))))
    throw new Problem("UNAUTHENTICATED", "Send the METRICS_TOKEN as `Authorization: Bearer …`.");
};
