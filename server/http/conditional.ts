import { sha256Hex } from "@/server/kernel/crypto";

/** Hex characters of the digest used in an entity tag, long enough to rule out collisions at one address. */
const TAG_CHARACTERS = 32;

/** Returns the strong entity tag of a body (RFC 9110, section 8.8.3). Equal bytes give equal tags in every process. */
export const entityTag = (body: string | Buffer): string => `"${sha256Hex(body).slice(0, TAG_CHARACTERS)}"`;

/**
 * Returns whether the caller already has this body (RFC 9110, section 13.1.2): `If-None-Match` names its tag, alone or
 * in a list, or is `*`. Tags that an intermediary marked as weak match too. An unreadable header counts as absent.
 */
export const isKnownToCaller = (ifNoneMatch: string | null, tag: string): boolean => {
  if (ifNoneMatch === null) return false;
  const header = ifNoneMatch.trim();
  if (header === "*") return true;
  if (!LIST.test(header)) return false;
  return (header.match(TAG) ?? []).some((known) => known.replace(/^W\//, "") === tag);
};

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
/** Empty list members are allowed and ignored. The pattern needs one pass and has no nested repetition. */
const LIST = /^[\s,]*(?:(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"(?:\s*,[\s,]*|$))+$/;
