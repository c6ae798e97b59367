import { createTRPCClient, httpBatchLink } from "@trpc/client";
import type { AppRouter } from "@/server/trpc/router";
import { ForeignAnswer } from "../work/call-errors";

/**
 * More than an answer takes. A tablet between two access points has connections that never end: without a limit one of
 * them would hold up all that waits behind it.
 */
const PATIENCE_MS = 20_000;
/** A photo over a warehouse's worst network. */
const PHOTO_PATIENCE_MS = 90_000;

/** The clock of a device that is less wrong is right. */
const LEAST_SKEW_MS = 5_000;

/** The server, as a station asks it; with each answer it hears how far the server's clock is ahead of the device's. */
export const connect = (onSkew: (skewMs: number) => void) => {
  let known = 0;
  const fetch = async (...call: Parameters<typeof ask>): Promise<Response> => {
    const answer = await ask(...call);
    const skewMs = Date.parse(answer.headers.get("date") ?? "") - Date.now();
    if (Math.abs(skewMs - known) > LEAST_SKEW_MS) {
      known = skewMs;
      onSkew(skewMs);
    }
    return answer;
  };
  return createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: "/api/trpc", maxItems: 10, fetch })] });
};

/** @throws ForeignAnswer where something in between has answered */
const ask = async (url: Parameters<typeof fetch>[0], options?: Parameters<typeof fetch>[1]): Promise<Response> => {
  const limit = AbortSignal.timeout(String(url).includes("Photo") ? PHOTO_PATIENCE_MS : PATIENCE_MS);
  const signals = [limit, options?.signal].flatMap((signal) => signal ?? []);
  const answer = await fetch(url, { ...options, signal: AbortSignal.any(signals) });
  const isOurs = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!isOurs) throw new ForeignAnswer(answer.status);
  return answer;
};
