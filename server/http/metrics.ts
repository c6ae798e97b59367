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
    if (!isAllowed(request.headers, ctx.env.METRICS_TOKEN))
      throw new Problem(
        "UNAUTHENTICATED",
        ctx.env.METRICS_TOKEN === undefined
          ? "Metrics are for this machine; set METRICS_TOKEN to read them from elsewhere."
          : "Send the METRICS_TOKEN as `Authorization: Bearer …`.",
      );
    return new Response(await metrics(ctx), { headers: { "content-type": CONTENT_TYPE, "cache-control": "no-store" } });
  } catch (error) {
    return problemResponse(error, { requestId: requestIdOf(request), instance: "/metrics", log: ctx.log });
  }
};

const isAllowed = (sent: Headers, token: string | undefined): boolean => {
  if (token === undefined) return LOOPBACK.test(sent.get("x-svc-peer") ?? "") && !isForwarded(sent);
  const given = /^Bearer (.+)$/i.exec(sent.get("authorization") ?? "")?.[1] ?? "";
  // Of equal length, whatever was sent.
  return timingSafeEqual(Buffer.from(sha256Hex(given)), Buffer.from(sha256Hex(token)));
};

/** Next names the peer itself where no proxy did: that is this machine, too. */
const isForwarded = (sent: Headers): boolean =>
  sent.has("forwarded") ||
  (sent.get("x-forwarded-for") ?? "").split(",").some((hop) => hop !== "" && !LOOPBACK.test(hop.trim()));
