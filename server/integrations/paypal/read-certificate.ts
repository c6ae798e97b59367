import { X509Certificate } from "node:crypto";
import type { ProviderHttp } from "@/server/partners/provider-http";

/** The addresses at which PayPal publishes what it signs with: whoever answers there holds PayPal's own TLS key. */
const PUBLISHED = /^https:\/\/api(?:-m)?(?:\.sandbox)?\.paypal\.com\/v1\/notifications\/certs\/CERT-[\w-]{8,100}$/;
const SIGNER = /(^|\n)CN=[\w.-]+\.paypal\.com(\n|$)/;
/** PayPal has had a handful in ten years. */
const MOST_KEPT = 20;

const kept = new Map<string, X509Certificate>();

/**
 * The certificate at an address of PayPal's; null for another address, or where no certificate of PayPal's is that is
 * valid now. Kept in memory. @throws PartnerError when there is no answer
 */
export const readCertificate = async (
  http: ProviderHttp,
  { url, now }: { url: string; now: Date },
): Promise<X509Certificate | null> => {
  if (!PUBLISHED.test(url)) return null;
  const certificate = kept.get(url) ?? (await fetchCertificate(http, url));
  if (certificate === null || !isOfPaypal(certificate, now)) return null;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(url, certificate);
  return certificate;
};

const fetchCertificate = async (http: ProviderHttp, url: string): Promise<X509Certificate | null> => {
  const answer = await http.send({ method: "GET", url, purpose: "Read signing certificate" });
  if (answer.status !== 200) return null;
  try {
    return new X509Certificate(answer.text);
  } catch {
    return null;
  }
};

const isOfPaypal = ({ subject, validFrom, validTo, publicKey }: X509Certificate, now: Date): boolean =>
  SIGNER.test(subject) &&
  publicKey.asymmetricKeyType === "rsa" &&
  now.getTime() >= Date.parse(validFrom) &&
  now.getTime() <= Date.parse(validTo);
