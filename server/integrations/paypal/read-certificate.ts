import type { X509Certificate } from "node:crypto";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { signingCertificates } from "../provider-kit/signing-certificates";

/** The addresses at which PayPal publishes what it signs with: whoever answers there holds PayPal's own TLS key. */
const PUBLISHED = /^https:\/\/api(?:-m)?(?:\.sandbox)?\.paypal\.com\/v1\/notifications\/certs\/CERT-[\w-]{8,100}$/;

/** PayPal has had a handful in ten years. */
const read = signingCertificates({ signer: /(^|\n)CN=[\w.-]+\.paypal\.com(\n|$)/, mostKept: 20 });

/** The certificate at an address of PayPal's; null for another address. @throws PartnerError when there is no answer */
export const readCertificate = async (
  http: ProviderHttp,
  asked: { url: string; now: Date },
): Promise<X509Certificate | null> => (PUBLISHED.test(asked.url) ? read(http, asked) : null);
