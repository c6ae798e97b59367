import { lookup as dnsLookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

export type ResolvedAddress = { address: string; family: number };

/** All addresses of a host name, as the machine resolves it. */
export type ResolveHost = (host: string) => Promise<ResolvedAddress[]>;

export const resolveHost: ResolveHost = (host) => dnsLookup(host, { all: true });

/**
 * The host has no address, or not only public ones. Merchants read the message: it is the same for every host, so that
 * nobody can use it to look up names of the network that this server is in.
 */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";

  constructor() {
    super("the host has no address on the public internet");
  }
}

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** True for unicast addresses of the public internet; an IPv4 address inside an IPv6 one is judged as what it is. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv6 ? address.match(GLOBAL_IPV6) : true;
};

/** The address when `host` (of a URL: lower case, IPv6 in brackets) is one, else null. */
export const literalAddress = (host: string): string | null => {
  const bare = host.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? null : bare;
};

/**
 * The addresses of a host. One that is not public spoils the host: a name that mixes both is made to slip through.
 * @throws AddressRefused, or what the resolver throws
 */
export const resolvePublicly = async (host: string, resolve: ResolveHost): Promise<ResolvedAddress[]> => {
  const literal = literalAddress(host);
  const addresses =
    literal === null ? await resolve(host).catch(noneOrThrow) : [{ address: literal, family: isIP(literal) }];
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) throw new AddressRefused();
  return addresses;
};

/** A name without an address is refused like one with an internal address, or the difference would tell which exist. */
const noneOrThrow = (error: unknown): ResolvedAddress[] => {
  if (error instanceof Error && "code" in error && error.code === "ENOTFOUND") return [];
  throw error;
};

/**
 * A look-up for sockets that hands out public addresses only. The socket connects to exactly what was judged here, so
 * a name that resolves to something else the second time gains nothing. Sockets do not ask for literal addresses:
 * those are judged before.
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
