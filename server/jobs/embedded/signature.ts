import { createHmac } from "node:crypto";

/**
 * Derives the signing key of the embedded mode from the application's secret, without which nobody can make the HTTP
 * route run a function. The SDK expects this prefix on its keys.
 */
export const deriveSigningKey = (secret: string): string =>
  `signkey-embedded-${createHmac("sha256", secret).update("homeward/jobs/signing-key").digest("hex")}`;

/** Returns the value of `x-inngest-signature` for a body in canonical form, at `unixSeconds`. */
export const signBody = (call: { body: string; signingKey: string; unixSeconds: number }): string => {
  const { body, signingKey, unixSeconds } = call;
  const key = signingKey.replace(/^signkey-\w+-/, "");
  const signature = createHmac("sha256", key).update(`${body}${unixSeconds}`).digest("hex");
  return `t=${unixSeconds}&s=${signature}`;
};

/** Returns JSON with sorted keys and no spaces (RFC 8785), the form that the SDK signs. */
export const canonicalJson = (value: unknown): string => canonicalText(JSON.parse(JSON.stringify(value)));

// Concatenates text instead of sorting an object's keys, because JavaScript moves integer-like keys.
const canonicalText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`).join(",")}}`;
};
