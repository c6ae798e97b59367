import { Problem } from "@/server/kernel/problem";

/**
 * `isBearer` is true for `Authorization: Bearer`. Tokens are accepted only this way; keys may come in other headers
 * too.
 */
type Credential = { text: string; isBearer: boolean };

/** Reads the key or token of a request. Refuses more than one credential and repeated headers. */
export const readCredential = (request: Request): Credential => {
  const found = [
    asKey(request.headers.get("x-svc-api-key")),
    asKey(request.headers.get("x-api-key")),
    fromAuthorization(request.headers.get("authorization")),
  ].filter((value) => value !== null);
  const [credential] = found;
  if (credential === undefined) throw new Problem("UNAUTHENTICATED", "Send an API key in the header x-svc-api-key.");
  if (found.length > 1 || credential.text.includes(",")) throw repeated();
  return { ...credential, text: credential.text.trim() };
};

const asKey = (text: string | null): Credential | null => (text === null ? null : { text, isBearer: false });

/** Repeated headers arrive joined by a comma, which none of our credentials contains. */
const repeated = (): Problem => new Problem("UNAUTHENTICATED", "Send exactly one credential.");

const fromAuthorization = (header: string | null): Credential | null => {
  if (header === null) return null;
  if (header.includes(",")) throw repeated();
  const [, scheme = "", value = ""] = /^(\w+)\s+(.+)$/.exec(header.trim()) ?? [];
  switch (scheme.toLowerCase()) {
    case "bearer":
      return { text: value, isBearer: true };
    case "basic":
      return { text: userName(value), isBearer: false };
    default:
      throw new Problem("UNAUTHENTICATED", "Authorization takes Bearer or Basic.");
  }
};

/** The key is sent as the user name; the password is ignored. */
const userName = (base64: string): string => {
  const [name = ""] = Buffer.from(base64, "base64").toString("utf8").split(":");
  if (name === "") throw new Problem("UNAUTHENTICATED", "With Basic authentication, send the key as the user name.");
  return name;
};
