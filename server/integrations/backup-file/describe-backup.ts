import { z } from "zod";
import { deriveKey, hmacOfFields, isEqualSecret, sha256Hex } from "@/server/kernel/crypto";

/** Names of the entries, in their order. Files and the ledger are in the folders that a data folder has. */
export const ENTRY = {
  head: "head.json",
  tables: "tables/",
  files: "files/",
  ledger: "ledger/",
  secret: "secret.json",
  manifest: "manifest.json",
  signature: "manifest.sig",
} as const;

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), isSkipped: z.boolean() });

/** First entry: what has to be known before anything is loaded. */
export const headSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  database: z.string(),
  /** "store" or "demo"; null if the backup was made without its data folder's note. */
  purpose: z.string().nullable(),
  /** Tells which master secret opens what is encrypted in the rows. */
  secretId: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
});

/** Last entry but its signature. */
export const manifestSchema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Every part with its SHA-256; files have theirs in their descriptions. */
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number(), missing: z.number() }),
  ledger: z.number(),
  digest: z.string(),
});

export const secretSchema = z.object({ HOMEWARD_SECRET: z.string() });

export type BackupHead = z.infer<typeof headSchema>;
export type BackupManifest = z.infer<typeof manifestSchema>;

export const asEntry = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/** @throws one sentence if it is something else */
export const readEntry = <Value>(schema: z.ZodType<Value>, bytes: Uint8Array): Value => {
  const parsed = schema.safeParse(readJson(bytes));
  if (!parsed.success) throw new Error("This isn't a Homeward backup, or it was made by a newer version.");
  return parsed.data;
};

const readJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return null;
  }
};

/** Recognizes a master secret without revealing it. */
export const secretId = (secret: string): string => sha256Hex(deriveKey(secret, "backup-secret-id")).slice(0, 16);

/** Only somebody with the secret can make or change a backup unnoticed. */
export const signManifest = (secret: string, manifest: Uint8Array): string =>
  hmacOfFields(deriveKey(secret, "backup"), [sha256Hex(manifest)]).toString("base64url");

export const isSignedWith = (
  secret: string,
  { manifest, signature }: { manifest: Uint8Array; signature: Uint8Array },
) => isEqualSecret(Buffer.from(signature).toString("utf8"), signManifest(secret, manifest));

/** `tables/orders/000001.copy.gz` */
export const partName = (table: string, number: number): string =>
  `${ENTRY.tables}${table}/${String(number).padStart(6, "0")}.copy.gz`;

export const tableOfPart = (name: string): string => name.split("/")[1] ?? "";
