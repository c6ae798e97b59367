import { createHmac } from "node:crypto";

/**
 * The signing key of the embedded mode, derived from the application's secret: whoever does not know the secret
 * cannot make the HTTP route run a function. The prefix is what the SDK expects of its keys.
 */
export const deriveSigningKey = (secret: string): string =>
  `signkey-embedded-${createHmac("sha256", secret).update("homeward/jobs/signing-key").digest("hex")}`;

/** Value of `x-inngest-signature` for a body in canonical form, at `unixSeconds`. */
export const signBody = (call: { body: string; signingKey: string; unixSeconds: number }): string => {
  const { body, signingKey, unixSeconds } = call;
  const key = signingKey.replace(/^signkey-\w+-/, "");
  const signature = createHmac("sha256", key).update(`${body}${unixSeconds}`).digest("hex");
  return `t=${unixSeconds}&s=${signature}`;
};

/** JSON with sorted keys and no spaces (RFC 8785): the form over which the SDK computes signatures. */
export const canonicalJson = (value: unknown): string => canonicalText(JSON.parse(JSON.stringify(value)));

// Text is joined by hand: an object with sorted keys would not do, JavaScript moves keys that look like integers.
const canonicalText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`).join(",")}}`;
};
