import { randomBytes } from "node:crypto";

const SANE = /^[\w.-]{8,64}$/;

/** Returns the caller's request ID if it is valid, otherwise a new one. */
export const requestIdOf = (request: Request): string => {
  const given = request.headers.get("x-request-id") ?? "";
  return SANE.test(given) ? given : `req_${randomBytes(12).toString("hex")}`;
};
