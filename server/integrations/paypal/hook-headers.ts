import type { IncomingHook } from "@/server/partners/provider";

/** PayPal retries undelivered events for three days; an older delivery is a replay. */
const OLDEST_MS = 4 * 24 * 60 * 60 * 1_000;
/** How far PayPal's clock may be ahead of ours. */
const AHEAD_MS = 10 * 60 * 1_000;

export type HookHeaders = {
  readonly transmissionId: string;
  readonly transmissionTime: string;
  readonly signature: string;
  readonly certificateUrl: string;
};

/**
 * Returns what PayPal sends about a delivery in its headers; null when a part is missing, too old, or in another
 * format.
 */
export const hookHeaders = ({ headers }: IncomingHook, now: Date): HookHeaders | null => {
  const named = (name: string): string => headers[`paypal-${name}`] ?? "";
  const [transmissionId, transmissionTime] = [named("transmission-id"), named("transmission-time")];
  const sentMs = Date.parse(transmissionTime);
  const isFresh = sentMs >= now.getTime() - OLDEST_MS && sentMs <= now.getTime() + AHEAD_MS;
  const isRsa = named("auth-algo") === "SHA256withRSA";
  const isWhole = /^[\w-]{8,64}$/.test(transmissionId) && /^[\w+/=]{100,1000}$/.test(named("transmission-sig"));
  if (!isFresh || !isRsa || !isWhole) return null;
  return { transmissionId, transmissionTime, signature: named("transmission-sig"), certificateUrl: named("cert-url") };
};
