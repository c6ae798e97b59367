import type { X509Certificate } from "node:crypto";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { signingCertificates } from "../provider-kit/signing-certificates";

/** URLs at which PayPal publishes its signing certificates: a server there holds PayPal's own TLS key. */
const PUBLISHED = /^https:\/\/api(?:-m)?(?:\.sandbox)?\.paypal\.com\/v1\/notifications\/certs\/CERT-[\w-]{8,100}$/;

/** PayPal has had a handful in ten years. */
const read = signingCertificates({ signer: /(^|\n)CN=[\w.-]+\.paypal\.com(\n|$)/, mostKept: 20 });

/**
 * Returns the certificate at a URL of PayPal; null for any other URL. @throws PartnerError when there is no response
 */
export const readCertificate = async (
  http: ProviderHttp,
  asked: { url: string; now: Date },
): Promise<X509Certificate | null> => (PUBLISHED.test(asked.url) ? read(http, asked) : null);
