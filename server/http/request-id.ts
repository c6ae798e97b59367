import { randomBytes } from "node:crypto";

const SANE = /^[\w.-]{8,64}$/;

/** The caller's request id if it is sane, else one of ours. */
export const requestIdOf = (request: Request): string => {
  const given = request.headers.get("x-request-id") ?? "";
  return SANE.test(given) ? given : `req_${randomBytes(12).toString("hex")}`;
};
