/** What somebody pasted to find out why a receiver refuses a delivery, or takes one that it should not. */
export type Pasted = { body: string; headers: string; secret: string };

export type Finding = { isRight: boolean; text: string };
export type SignatureVerdict = {
  outcome: "GENUINE" | "TOO_OLD" | "NOT_GENUINE" | "INCOMPLETE";
  findings: Finding[];
  /** What the headers would have to hold; empty where it cannot be computed. */
  expected: { name: string; value: string }[];
};

/** As the samples for receivers have it. */
const TOLERANCE_SECONDS = 300;
const PREFIX = "whsec_";
const FEWEST_KEY_BYTES = 24;
const NEEDED = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

const right = (text: string): Finding => ({ isRight: true, text });
const wrong = (text: string): Finding => ({ isRight: false, text });

/**
 * Whether a delivery is ours, and if not, what is likely wrong. Everything is computed where it is called: nothing of
 * it is sent or kept. `nowSeconds`: the time of whoever asks, in seconds since 1970.
 */
export const checkSignature = async (pasted: Pasted, nowSeconds: number): Promise<SignatureVerdict> => {
  const headers = readHeaders(pasted.headers);
  const key = readSecret(pasted.secret.trim());
  const missing = NEEDED.filter((name) => !headers.has(name));
  const incomplete = [
    ...(typeof key === "string" ? [wrong(key)] : []),
    ...missing.map((name) => wrong(`The header ${name} is missing. Paste all headers of the request.`)),
    ...(pasted.body === "" ? [wrong("The body is missing. Paste its bytes as they came.")] : []),
  ];
  if (typeof key === "string" || incomplete.length > 0)
    return { outcome: "INCOMPLETE", findings: incomplete, expected: [] };
  const own = await signaturesOf({ body: pasted.body, headers, key, secret: pasted.secret.trim() });
  const given = (headers.get("webhook-signature") ?? "").split(/\s+/);
  const isOurs = given.includes(own.standard);
  const age = nowSeconds - Number(headers.get("webhook-timestamp"));
  const isOld = !(Math.abs(age) <= TOLERANCE_SECONDS);
  const findings = [
    isOurs
      ? right("webhook-signature is that of this secret, over webhook-id, webhook-timestamp and the body.")
      : wrong(await whyNot(pasted, { headers, key, given })),
    ...ofTheBodyAlone(headers.get("x-svc-signature"), own.hex),
    isOld
      ? wrong(ageWords(age))
      : right(`webhook-timestamp is ${Math.round(Math.abs(age))} seconds ${age < 0 ? "ahead" : "ago"}: near enough.`),
  ];
  const outcome = isOurs ? (isOld ? "TOO_OLD" : "GENUINE") : "NOT_GENUINE";
  return {
    outcome,
    findings,
    expected: [
      { name: "webhook-signature", value: own.standard },
      { name: "X-SVC-Signature", value: own.hex },
    ],
  };
};

/** Lines of `name: value`, or a JSON object; names in any case. */
const readHeaders = (text: string): Map<string, string> => {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) {
    try {
      const read: unknown = JSON.parse(trimmed);
      if (typeof read === "object" && read !== null)
        return new Map(Object.entries(read).map(([name, value]) => [name.toLowerCase(), String(value).trim()]));
    } catch {
      // No JSON after all: read as lines.
    }
  }
  const lines = trimmed.split(/\r?\n/).map((line) => /^\s*[<>]?\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line));
  return new Map(lines.flatMap((line) => (line ? [[(line[1] ?? "").toLowerCase(), line[2] ?? ""]] : [])));
};

/** The key behind a secret, or what is wrong with it. */
const readSecret = (secret: string): Uint8Array<ArrayBuffer> | string => {
  if (secret === "") return "The secret is missing. The endpoint's page shows it.";
  if (!secret.startsWith(PREFIX))
    return `A secret begins with ${PREFIX}; paste it whole, as the endpoint's page shows it.`;
  try {
    const key = Uint8Array.from(atob(secret.slice(PREFIX.length)), (letter) => letter.charCodeAt(0));
    if (key.length >= FEWEST_KEY_BYTES) return key;
  } catch {
    // What is no base64 is cut off or mistyped.
  }
  return "The secret is incomplete or has a typo: the part after whsec_ isn’t a valid key.";
};

const encoder = new TextEncoder();

const hmac = async (key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> => {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
};

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

type Signing = { body: string; headers: Map<string, string>; key: Uint8Array<ArrayBuffer>; secret: string };

const standardOf = async ({ body, headers, key }: Omit<Signing, "secret">): Promise<string> => {
  const signed = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${body}`;
  return `v1,${base64Of(await hmac(key, signed))}`;
};

const signaturesOf = async (signing: Signing): Promise<{ standard: string; hex: string }> => ({
  standard: await standardOf(signing),
  hex: hexOf(await hmac(encoder.encode(signing.secret), signing.body)),
});

/** What people do to a body on its way to the check, and what they did. */
const CHANGES: readonly (readonly [string, (body: string) => string])[] = [
  ["The body was parsed and written again: check the raw bytes, before any JSON parser.", rewritten],
  ["The body lost the line end at its end: keep it as it came.", (body) => `${body}\n`],
  ["The body got a line end or a space at its ends: keep it as it came.", (body) => body.trim()],
  ["Line ends of the body were changed: keep it as it came.", (body) => body.replaceAll("\r\n", "\n")],
];

function rewritten(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

const whyNot = async (
  { body }: Pasted,
  { headers, key, given }: Pick<Signing, "headers" | "key"> & { given: readonly string[] },
): Promise<string> => {
  for (const [why, change] of CHANGES) {
    const changed = change(body);
    if (changed !== body && given.includes(await standardOf({ body: changed, headers, key }))) return why;
  }
  if (!given.some((one) => one.startsWith("v1,"))) return "webhook-signature holds no signature: each begins with v1,.";
  return "webhook-signature is none of this secret for these bytes: another endpoint's secret, one from before a rotation, or a body that was changed.";
};

/** The older header, where it came along. */
const ofTheBodyAlone = (given: string | undefined, own: string): Finding[] => {
  if (given === undefined || given === "") return [];
  if (given === own) return [right("X-SVC-Signature is that of this secret, over the body alone.")];
  if (given.toLowerCase() === own)
    return [
      wrong("The signature matches except for letter case. X-SVC-Signature is lowercase hex: compare it as it is."),
    ];
  return [
    wrong(
      "X-SVC-Signature is none of this secret for these bytes; its key is the secret as you see it, whsec_ included.",
    ),
  ];
};

const ageWords = (age: number): string => {
  if (Number.isNaN(age)) return "webhook-timestamp is no number of seconds since 1970.";
  const minutes = Math.abs(age) / 60;
  const far =
    minutes < 120
      ? `${Math.round(minutes)} minutes`
      : minutes < 2880
        ? `${Math.round(minutes / 60)} hours`
        : `${Math.round(minutes / 1440)} days`;
  return `webhook-timestamp is ${far} ${age > 0 ? "ago" : "ahead"}: a receiver refuses what is more than five minutes away, against replays.`;
};
