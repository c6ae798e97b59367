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
 * Answers with the metrics of queues and attempts for Prometheus. They reveal a merchant's sales, so they require
 * METRICS_TOKEN (`Authorization: Bearer …`); if it isn't set, only this machine may read them, and never through a
 * proxy.
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

/**
 * Relies on what the front server knows of the connection (scripts/front/server.mjs); headers of a proxy are never
 * trusted.
 */
const requireReader = (sent: Headers, token: string | undefined): void => {
  if (token === undefined) {
    if (LOOPBACK.test(sent.get("x-svc-peer") ?? "") && sent.get("x-svc-direct") === "true") return;
    throw new Problem(
      "PERMISSION_DENIED",
      "Metrics can be read only from this machine and not through a proxy; set METRICS_TOKEN to read them from elsewhere.",
    );
  }
  const given = /^Bearer (.+)$/i.exec(sent.get("authorization") ?? "")?.[1] ?? "";
  // Hashes have equal length, whatever was sent.
  if (!timingSafeEqual(Buffer.from(sha256Hex(given)), Buffer.from(sha256Hex(token))))
    throw new Problem("UNAUTHENTICATED", "Send the METRICS_TOKEN as `Authorization: Bearer …`.");
};
