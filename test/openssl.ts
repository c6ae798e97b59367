import { execFileSync } from "node:child_process";
import type { ReceivedRequest } from "./webhook-receiver";

/** HMAC-SHA256 by a tool that shares no code with the product. */
export const opensslHmac = (key: Buffer, data: Buffer): Buffer =>
  execFileSync("openssl", ["dgst", "-sha256", "-mac", "HMAC", "-macopt", `hexkey:${key.toString("hex")}`, "-binary"], {
    input: data,
  });

/** Whether X-SVC-Signature was made with this secret. */
export const confirmsHex = (secret: string, { headers, body }: ReceivedRequest): boolean =>
  headers["x-svc-signature"] === opensslHmac(Buffer.from(secret), body).toString("hex");

/** Whether one of the Standard Webhooks signatures was made with this secret. */
export const confirmsStandard = (secret: string, { headers, body }: ReceivedRequest): boolean => {
  const signed = Buffer.concat([Buffer.from(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`), body]);
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return (headers["webhook-signature"] ?? "").split(" ").includes(`v1,${opensslHmac(key, signed).toString("base64")}`);
};
