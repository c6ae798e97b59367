import { Problem } from "@/server/kernel/problem";

/** What a request shows: the text of a key or token. More than one credential, or a repeated header, is refused. */
export const readCredential = (request: Request): string => {
  const found = [
    request.headers.get("x-svc-api-key"),
    request.headers.get("x-api-key"),
    fromAuthorization(request.headers.get("authorization")),
  ].filter((value) => value !== null);
  const [credential] = found;
  if (credential === undefined) throw new Problem("UNAUTHENTICATED", "Send an API key in the header x-svc-api-key.");
  if (found.length > 1 || credential.includes(",")) throw repeated();
  return credential.trim();
};

/** Repeated headers arrive joined by a comma, which no credential of ours holds. */
const repeated = (): Problem => new Problem("UNAUTHENTICATED", "Send one credential, once.");

const fromAuthorization = (header: string | null): string | null => {
  if (header === null) return null;
  if (header.includes(",")) throw repeated();
  const [, scheme = "", value = ""] = /^(\w+)\s+(.+)$/.exec(header.trim()) ?? [];
  switch (scheme.toLowerCase()) {
    case "bearer":
      return value;
    case "basic":
      return userName(value);
    default:
      throw new Problem("UNAUTHENTICATED", "Authorization takes Bearer or Basic.");
  }
};

/** The key travels as the user name; a password is not used. */
const userName = (base64: string): string => {
  const [name = ""] = Buffer.from(base64, "base64").toString("utf8").split(":");
  if (name === "") throw new Problem("UNAUTHENTICATED", "Basic needs the key as user name.");
  return name;
};
