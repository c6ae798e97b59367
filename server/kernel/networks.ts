import ipaddr from "ipaddr.js";

/**
 * Reads an address (`203.0.113.7`, `2001:db8::1`) or a network (`203.0.113.0/24`). Returns it in one spelling, always
 * with its length and without host bits; null if it is neither. IPv4 within IPv6 becomes IPv4.
 */
export const parseNetwork = (typed: string): string | null => {
  const [address = "", length, ...more] = typed.trim().split("/");
  if (more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ofIpv4(address, Number(length ?? V4_BITS));
  if (!ipaddr.IPv6.isValid(address) || address.includes("%")) return null;
  const parsed = ipaddr.IPv6.parse(address);
  const bits = Number(length ?? V6_BITS);
  if (parsed.isIPv4MappedAddress()) return ofIpv4(parsed.toIPv4Address().toString(), bits - V6_BITS + V4_BITS);
  return bits > V6_BITS ? null : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
};

const V4_BITS = 32;
const V6_BITS = 128;

const ofIpv4 = (address: string, bits: number): string | null =>
  bits < 0 || bits > V4_BITS ? null : `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;

/** Whether an address is in one of these networks, as `parseNetwork` writes them. */
export const isWithin = (address: string, networks: readonly string[]): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [range, bits] = ipaddr.parseCIDR(network);
    return range.kind() === parsed.kind() && parsed.match(range, bits);
  });
};
