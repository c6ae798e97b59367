import ipaddr from "ipaddr.js";

type SentHeaders = { get: (name: string) => string | null };

/**
 * Returns the address a request came from. The front server sends it in a header that clients can't set; behind a
 * trusted proxy, the proxy does. Undefined when neither did, for example in a handler's test.
 */
export const clientAddressOf = (sent: SentHeaders, isProxyTrusted: boolean): string | undefined => {
  const forwarded = isProxyTrusted ? sent.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || (sent.get("x-svc-peer") ?? undefined);
};

/**
 * Normalizes an address for counting: IPv6 by its /64, because one client has the whole range; IPv4 in any notation.
 */
export const countedAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return address.slice(0, MOST_CHARACTERS);
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64` : parsed.toString();
};

/**
 * Returns the part of an address by which people recognize a network, but which names no single connection: IPv4
 * without its last number, IPv6 without all but the first three. Empty if there is no address.
 */
export const maskedAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return "";
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`;
  return parsed.toString().replace(/\d+$/, "x");
};

const MOST_CHARACTERS = 64;
