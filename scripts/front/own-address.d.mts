import type { IncomingHttpHeaders } from "node:http";

export function isDirect(headers: IncomingHttpHeaders): boolean;
export function ownAddress(settings?: {
  appUrl?: string;
  trustsProxy?: boolean;
}): (headers: IncomingHttpHeaders) => void;
