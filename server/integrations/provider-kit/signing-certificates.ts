import { X509Certificate } from "node:crypto";
import type { ProviderHttp } from "@/server/partners/provider-http";

/**
 * Returns a function that reads a provider's signing certificates and caches them in memory. `signer`: pattern for the
 * subject; `mostKept`: more than the provider has ever had. The function takes a URL that the caller has checked,
 * returns the certificate, or null when it is not the signer's or not valid now, and throws PartnerError when there is
 * no response.
 */
export const signingCertificates = ({ signer, mostKept }: { signer: RegExp; mostKept: number }) => {
  const kept = new Map<string, X509Certificate>();
  return async (http: ProviderHttp, { url, now }: { url: string; now: Date }): Promise<X509Certificate | null> => {
    const certificate = kept.get(url) ?? (await fetchCertificate(http, url));
    if (certificate === null || !signer.test(certificate.subject) || !isValid(certificate, now)) return null;
    if (kept.size >= mostKept) kept.clear();
    kept.set(url, certificate);
    return certificate;
  };
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

const isValid = ({ validFrom, validTo, publicKey }: X509Certificate, now: Date): boolean =>
  publicKey.asymmetricKeyType === "rsa" &&
  now.getTime() >= Date.parse(validFrom) &&
  now.getTime() <= Date.parse(validTo);
