import { t } from "@/messages/dashboard/webhooks";
/** The data of a delivery, pasted to find out why a receiver rejects it, or accepts it by mistake. */
export type Pasted = { body: string; headers: string; secret: string };

export type Finding = { isRight: boolean; text: string };
export type SignatureVerdict = {
  outcome: "GENUINE" | "TOO_OLD" | "NOT_GENUINE" | "INCOMPLETE";
  findings: Finding[];
  /** The expected headers; empty if they can't be computed. */
  expected: { name: string; value: string }[];
};

/** Tolerance of the sample code for receivers, in seconds. */
const TOLERANCE_SECONDS = 300;
const PREFIX = "whsec_";
const FEWEST_KEY_BYTES = 24;
const NEEDED = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

const right = (text: string): Finding => ({ isRight: true, text });
const wrong = (text: string): Finding => ({ isRight: false, text });

/**
 * Checks whether a delivery is authentic and, if not, what is likely wrong. Everything is computed locally; nothing is
 * sent or stored. `nowSeconds` is the caller's time in seconds since 1970.
 */
export const checkSignature = async (pasted: Pasted, nowSeconds: number): Promise<SignatureVerdict> => {
  const headers = readHeaders(pasted.headers);
  const key = readSecret(pasted.secret.trim());
  const missing = NEEDED.filter((name) => !headers.has(name));
  const incomplete = [
    ...(typeof key === "string" ? [wrong(key)] : []),
    ...missing.map((name) => wrong(t("checkSignature.headerMissing", { name }))),
    ...(pasted.body === "" ? [wrong(t("checkSignature.bodyMissing"))] : []),
  ];
  if (typeof key === "string" || incomplete.length > 0)
    return { outcome: "INCOMPLETE", findings: incomplete, expected: [] };
  const own = await signaturesOf({ body: pasted.body, headers, key, secret: pasted.secret.trim() });
  const given = (headers.get("webhook-signature") ?? "").split(/\s+/);
  const isOurs = given.includes(own.standard);
  const age = nowSeconds - Number(headers.get("webhook-timestamp"));
  const isOld = !(Math.abs(age) <= TOLERANCE_SECONDS);
  const findings = [
    isOurs ? right(t("checkSignature.standardRight")) : wrong(await whyNot(pasted, { headers, key, given })),
    ...ofTheBodyAlone(headers.get("x-svc-signature"), own.hex),
    isOld
      ? wrong(ageWords(age))
      : right(t(`checkSignature.recent.${sideOf(age)}`, { count: Math.round(Math.abs(age)) })),
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

/** Parses lines of `name: value` or a JSON object; names are case-insensitive. */
const readHeaders = (text: string): Map<string, string> => {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) {
    try {
      const read: unknown = JSON.parse(trimmed);
      if (typeof read === "object" && read !== null)
        return new Map(Object.entries(read).map(([name, value]) => [name.toLowerCase(), String(value).trim()]));
    } catch {
      // Not JSON, so it is read as lines.
    }
  }
  const lines = trimmed.split(/\r?\n/).map((line) => /^\s*[<>]?\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line));
  return new Map(lines.flatMap((line) => (line ? [[(line[1] ?? "").toLowerCase(), line[2] ?? ""]] : [])));
};

/** Returns the key of a secret, or what is wrong with it. */
const readSecret = (secret: string): Uint8Array<ArrayBuffer> | string => {
  if (secret === "") return t("checkSignature.secretMissing");
  if (!secret.startsWith(PREFIX)) return t("checkSignature.secretPrefix", { prefix: PREFIX });
  try {
    const key = Uint8Array.from(atob(secret.slice(PREFIX.length)), (letter) => letter.charCodeAt(0));
    if (key.length >= FEWEST_KEY_BYTES) return key;
  } catch {
    // Text that isn't base64 was cut off or mistyped.
  }
  return t("checkSignature.secretIncomplete");
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

/** Common changes to a body in transit, to find out which one was made. */
const CHANGES = [
  ["parsed", rewritten],
  ["trimmed", (body: string) => `${body}\n`],
  ["padded", (body: string) => body.trim()],
  ["lineBreaks", (body: string) => body.replaceAll("\r\n", "\n")],
] as const;

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
  for (const [what, change] of CHANGES) {
    const changed = change(body);
    if (changed !== body && given.includes(await standardOf({ body: changed, headers, key })))
      return t(`checkSignature.changes.${what}`);
  }
  if (!given.some((one) => one.startsWith("v1,"))) return t("checkSignature.standardMissing");
  return t("checkSignature.standardWrong");
};

/** Checks the older header, if present. */
const ofTheBodyAlone = (given: string | undefined, own: string): Finding[] => {
  if (given === undefined || given === "") return [];
  if (given === own) return [right(t("checkSignature.bodyAloneRight"))];
  if (given.toLowerCase() === own) return [wrong(t("checkSignature.bodyAloneCase"))];
  return [wrong(t("checkSignature.bodyAloneWrong"))];
};

const MINUTES_IN = { minutes: 1, hours: 60, days: 1440 };

/** Says whether a time of this age, in seconds, is in the past or future. */
const sideOf = (age: number) => (age < 0 ? "future" : "past");

const ageWords = (age: number): string => {
  if (Number.isNaN(age)) return t("checkSignature.notANumber");
  const minutes = Math.abs(age) / 60;
  const unit = minutes < 120 ? "minutes" : minutes < 2880 ? "hours" : "days";
  return t(`checkSignature.far.${sideOf(age)}.${unit}`, { count: Math.round(minutes / MINUTES_IN[unit]) });
};
