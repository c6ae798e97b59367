import { deriveKey, hmacOfFields, isEqualSecret } from "@/server/kernel/crypto";
import { DISPOSITIONS, type Disposition, type FileStore, type LinkSubject } from "@/server/partners/file-store";

/** Decisions, section 5: a link lives ten minutes. */
const LINK_LIFETIME_SECONDS = 600;
const EXPIRY_FORM = /^[1-9][0-9]{0,11}$/;

/**
 * Links of the shape `/files/{object_id}?e={expiry}&d={disposition}&s={signature}`, with `&k={key_id}` where an API key
 * asked for it. The expiry is in seconds since 1970. The signature also covers the tenant, which the link does not show:
 * a link made for one tenant is worthless for an object of another one, even if the two had the same id.
 */
export const createFileLinks = ({
  masterSecret,
}: {
  masterSecret: string;
}): Pick<FileStore, "signLink" | "verifyLink"> => {
  const key = deriveKey(masterSecret, "file-links");
  const signatureOf = ({ objectId, groupId, disposition, keyId }: LinkSubject, expiry: number): string =>
    hmacOfFields(key, [objectId, groupId, disposition, keyId ?? "", String(expiry)]).toString("base64url");

  return {
    signLink: ({ now, ...subject }) => {
      const expiry = Math.floor(now.getTime() / 1000) + LINK_LIFETIME_SECONDS;
      const query = new URLSearchParams({
        e: String(expiry),
        d: subject.disposition,
        ...(subject.keyId === null ? {} : { k: subject.keyId }),
        s: signatureOf(subject, expiry),
      });
      return {
        path: `/files/${encodeURIComponent(subject.objectId)}?${query}`,
        expiresAt: new Date(expiry * 1000),
      };
    },
    verifyLink: ({ objectId, groupId, now, e, d, k, s }) => {
      if (!e || !s || k === "" || !EXPIRY_FORM.test(e) || !isDisposition(d))
        return { isValid: false, reason: "MALFORMED" };
      const expiry = Number(e);
      const keyId = k ?? null;
      // The signature comes first: only who holds a genuine link learns that it was good once.
      const expected = signatureOf({ objectId, groupId, disposition: d, keyId }, expiry);
      if (!isEqualSecret(s, expected)) return { isValid: false, reason: "TAMPERED" };
      if (now.getTime() >= expiry * 1000) return { isValid: false, reason: "EXPIRED" };
      return { isValid: true, disposition: d, expiresAt: new Date(expiry * 1000), keyId };
    },
  };
};

const isDisposition = (text: string | null | undefined): text is Disposition =>
  DISPOSITIONS.some((disposition) => disposition === text);
