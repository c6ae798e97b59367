import ipaddr from "ipaddr.js";

type SentHeaders = { get: (name: string) => string | null };

/**
 * Where a request came from: the front says it in a header that clients cannot set; behind a proxy that is trusted,
 * the proxy does. Undefined where neither did, as in tests of a handler.
 */
export const clientAddressOf = (sent: SentHeaders, isProxyTrusted: boolean): string | undefined => {
  const forwarded = isProxyTrusted ? sent.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || (sent.get("x-svc-peer") ?? undefined);
};

/** An address as it is counted: whoever has one address of IPv6 has its whole /64; IPv4 is IPv4 however it is written. */
export const countedAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return address.slice(0, MOST_CHARACTERS);
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64` : parsed.toString();
};

const MOST_CHARACTERS = 64;
