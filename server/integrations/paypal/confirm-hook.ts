import { verify } from "node:crypto";
import { crc32 } from "node:zlib";
import type { IncomingHook, OpenedConnection } from "@/server/partners/provider";
import { hookHeaders } from "./hook-headers";
import { readCertificate } from "./read-certificate";

/**
 * Whether PayPal signed this delivery for our webhook: its signature is over the delivery, the webhook and a checksum of
 * the bytes. A delivery of another webhook proves nothing here. @throws PartnerError when the certificate can't be read
 */
export const confirmHook = async (
  hook: IncomingHook,
  { http, values, now }: Pick<OpenedConnection, "http" | "values" | "now">,
): Promise<boolean> => {
  const headers = hookHeaders(hook, now());
  const { webhookId = "" } = values;
  if (headers === null || webhookId === "") return false;
  const { transmissionId, transmissionTime, signature, certificateUrl } = headers;
  const certificate = await readCertificate(http, { url: certificateUrl, now: now() });
  if (certificate === null) return false;
  const signed = `${transmissionId}|${transmissionTime}|${webhookId}|${crc32(hook.body)}`;
  return verify("RSA-SHA256", Buffer.from(signed), certificate.publicKey, Buffer.from(signature, "base64"));
};
