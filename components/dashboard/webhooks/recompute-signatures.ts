import { checkSignature } from "./check-signature";

type Sent = { body: string; headers: Readonly<Record<string, string>>; secret: string };
type Recomputed = { value: string; isSent: boolean };

/** Recomputes both signatures of an attempt with this secret and compares them with those that were sent. */
export const recomputeSignatures = async (
  tried: Sent,
): Promise<{ bodyAlone: Recomputed; standard: Recomputed; signedBeginning: string }> => {
  const { body, headers, secret } = tried;
  const sent = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const at = Number(sent.get("webhook-timestamp"));
  const { expected } = await checkSignature({ body, headers: JSON.stringify(headers), secret }, at);
  const made = (name: string): Recomputed => {
    const value = expected.find((each) => each.name === name)?.value ?? "";
    // Two secrets sign after a rotation, and the sent signature may be from the older one.
    const given = [sent.get(name.toLowerCase()), sent.get(`${name.toLowerCase()}-previous`)].join(" ").split(/\s+/);
    return { value, isSent: value !== "" && given.includes(value) };
  };
  return {
    bodyAlone: made("X-SVC-Signature"),
    standard: made("webhook-signature"),
    signedBeginning: `${sent.get("webhook-id")}.${sent.get("webhook-timestamp")}.${body.slice(0, 24)}`,
  };
};
