import { sha256Hex } from "@/server/kernel/crypto";

/** Bytes of the digest that a tag carries, in hex: enough that no two bodies of one address ever share it. */
const TAG_CHARACTERS = 32;

/** Strong entity tag of a body (RFC 9110, section 8.8.3): the same bytes, the same tag, on every process. */
export const entityTag = (body: string | Buffer): string => `"${sha256Hex(body).slice(0, TAG_CHARACTERS)}"`;

/**
 * Whether the caller has this very body already (RFC 9110, section 13.1.2): `If-None-Match` names it, alone or in a
 * list, or is `*`. Tags that something on the way has marked as weak count too. What cannot be read counts as absent.
 */
export const isKnownToCaller = (ifNoneMatch: string | null, tag: string): boolean => {
  if (ifNoneMatch === null) return false;
  const header = ifNoneMatch.trim();
  if (header === "*") return true;
  if (!LIST.test(header)) return false;
  return (header.match(TAG) ?? []).some((known) => known.replace(/^W\//, "") === tag);
};

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
/** Empty members of a list are allowed; they count for nothing. One pass, no nested repetition. */
const LIST = /^[\s,]*(?:(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"(?:\s*,[\s,]*|$))+$/;
