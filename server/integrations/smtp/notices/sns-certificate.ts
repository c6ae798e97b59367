import { X509Certificate } from "node:crypto";
import type { ProviderHttp } from "@/server/partners/provider-http";

const SIGNER = /(^|\n)CN=sns(?:[.-][\w-]+)*\.amazonaws\.com(?:\.cn)?(\n|$)/;
/** Amazon has one for each region, and a new one a year. */
const MOST_KEPT = 50;

const kept = new Map<string, X509Certificate>();

/**
 * The certificate at an address of Amazon's, which the caller has checked; null where none of Amazon's is that is valid
 * now. Kept in memory. @throws PartnerError when there is no answer
 */
export const readSnsCertificate = async (
  http: ProviderHttp,
  { url, now }: { url: string; now: Date },
): Promise<X509Certificate | null> => {
  const certificate = kept.get(url) ?? (await fetchCertificate(http, url));
  if (certificate === null || !isOfAmazon(certificate, now)) return null;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(url, certificate);
  return certificate;
};

const fetchCertificate = async (http: ProviderHttp, url: string): Promise<X509Certificate | null> => {
  const { status, text } = await http.send({ method: "GET", url, purpose: "Read signing certificate" });
  if (status !== 200) return null;
  try {
    return new X509Certificate(text);
  } catch {
    return null;
  }
};

const isOfAmazon = ({ subject, validFrom, validTo, publicKey }: X509Certificate, now: Date): boolean =>
  SIGNER.test(subject) &&
  publicKey.asymmetricKeyType === "rsa" &&
  now.getTime() >= Date.parse(validFrom) &&
  now.getTime() <= Date.parse(validTo);
