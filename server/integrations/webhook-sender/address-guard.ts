import { lookup as dnsLookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

export type ResolvedAddress = { address: string; family: number };

/** Resolves a host name to all its addresses, as the machine does. */
export type ResolveHost = (host: string) => Promise<ResolvedAddress[]>;

export const resolveHost: ResolveHost = (host) => dnsLookup(host, { all: true });

/**
 * The host has no address, or not only public ones. Merchants read the message, which is the same for every host, so
 * that it can't be used to probe names in the server's network.
 */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";

  constructor() {
    super("the host has no address on the public internet");
  }
}

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns whether an address is a public unicast address; an IPv4 address inside an IPv6 one is checked as IPv4. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv6 ? address.match(GLOBAL_IPV6) : true;
};

/** Returns the address when `host` (of a URL: lower case, IPv6 in brackets) is one; otherwise null. */
export const literalAddress = (host: string): string | null => {
  const bare = host.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? null : bare;
};

/**
 * Resolves a host. One address that is not public rejects the host: a name that mixes both is made to bypass the check.
 * @throws AddressRefused, or errors of the resolver
 */
export const resolvePublicly = async (host: string, resolve: ResolveHost): Promise<ResolvedAddress[]> => {
  const literal = literalAddress(host);
  const addresses =
    literal === null ? await resolve(host).catch(noneOrThrow) : [{ address: literal, family: isIP(literal) }];
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) throw new AddressRefused();
  return addresses;
};

/** Treats a name without an address like one with an internal address: a difference would reveal which names exist. */
const noneOrThrow = (error: unknown): ResolvedAddress[] => {
  if (error instanceof Error && "code" in error && error.code === "ENOTFOUND") return [];
  throw error;
};

/**
 * Creates a lookup for sockets that returns public addresses only. The socket connects to exactly the address that was
 * checked, so a name that resolves differently the second time gains nothing. Sockets don't look up literal addresses,
 * which must be checked before.
 */
export const guardedLookup =
  (resolve: ResolveHost, isGuarded: boolean): LookupFunction =>
  (host, options, callback) => {
    const resolved = isGuarded ? resolvePublicly(host, resolve) : resolve(host);
    resolved.then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) return callback(Object.assign(new Error("no address"), { code: "ENOTFOUND" }), "");
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ""),
    );
  };
