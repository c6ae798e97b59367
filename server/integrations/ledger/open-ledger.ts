import { z } from "zod";
import { deriveKey, hmacOfFields, isEqualSecret } from "@/server/kernel/crypto";
import type { FilesLocation } from "@/server/kernel/parse-files-url";
import type { KeptEntry, Ledger } from "@/server/partners/ledger";
import type { FileSettings } from "../file-store/open-file-place";
import { type LedgerPlace, openLedgerPlace } from "./ledger-place";

const fileSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  at: z.string(),
  fact: z.string(),
  signature: z.string(),
});

/** `20261129T041826123Z-` and the ID: sorted by time, and without characters that a store would encode. */
const NAME_FORM = /^\d{8}T\d{9}Z-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.json$/;

type Settings = FileSettings & {
  readonly FILES_URL: FilesLocation;
  readonly FILES_FALLBACK_URL?: FilesLocation | undefined;
  readonly HOMEWARD_SECRET: string;
};

/** `otherSecrets`: earlier or later master secrets, with which entries may have been signed. */
export const openLedger = (settings: Settings, otherSecrets: readonly string[] = []): Ledger => {
  const { FILES_URL, FILES_FALLBACK_URL, HOMEWARD_SECRET } = settings;
  const places = [FILES_URL, ...(FILES_FALLBACK_URL === undefined ? [] : [FILES_FALLBACK_URL])];
  return createLedger({
    places: places.map((location) => openLedgerPlace(location, settings)),
    secrets: [HOMEWARD_SECRET, ...otherSecrets],
  });
};

/**
 * Creates the ledger: files are written to the first place and read from all of them. They are signed with the first
 * secret, so that somebody who can only write files can't lock people out.
 */
const createLedger = ({ places, secrets }: { places: readonly LedgerPlace[]; secrets: readonly string[] }): Ledger => {
  const readBytes = async (name: string): Promise<Uint8Array | null> => {
    if (!NAME_FORM.test(name)) return null;
    for (const place of places) {
      const bytes = await place.read(name);
      if (bytes !== null) return bytes;
    }
    return null;
  };
  const writeBytes = async (name: string, bytes: Uint8Array): Promise<void> => places[0]?.write(name, bytes);
  return {
    keep: (entry) => writeBytes(nameOf(entry), Buffer.from(encode(entry, secrets[0] ?? ""))),
    list: async function* () {
      const seen = new Set<string>();
      for (const place of places)
        for await (const name of place.list()) {
          const id = NAME_FORM.exec(name)?.[1];
          if (id === undefined || seen.has(id)) continue;
          seen.add(id);
          yield { id, name };
        }
    },
    read: async (name) => {
      const bytes = await readBytes(name);
      return bytes === null ? null : decode(bytes, { name, secrets });
    },
    copyOut: readBytes,
    copyIn: async (name, bytes) => {
      if (!NAME_FORM.test(name) || (await readBytes(name)) !== null) return false;
      await writeBytes(name, bytes);
      return true;
    },
    drop: async (entry) => {
      for (const place of places) await place.delete(nameOf(entry));
    },
  };
};

const nameOf = ({ id, at }: Pick<KeptEntry, "id" | "at">): string =>
  `${new Date(at).toISOString().replaceAll(/[-:.]/g, "")}-${id}.json`;

const signatureOf = ({ id, at, fact }: KeptEntry, secret: string): string =>
  hmacOfFields(deriveKey(secret, "ledger"), [id, at, fact]).toString("base64url");

const encode = (entry: KeptEntry, secret: string): string =>
  JSON.stringify({ version: 1, ...entry, signature: signatureOf(entry, secret) });

const decode = (
  bytes: Uint8Array,
  { name, secrets }: { name: string; secrets: readonly string[] },
): KeptEntry | "UNVERIFIED" => {
  const parsed = fileSchema.safeParse(readJson(Buffer.from(bytes).toString("utf8")));
  if (!parsed.success) return "UNVERIFIED";
  const { id, at, fact, signature } = parsed.data;
  const entry = { id, at, fact };
  // A copy under another name would be another entry.
  const isOurs = secrets.some((secret) => isEqualSecret(signature, signatureOf(entry, secret)));
  return isOurs && nameOf(entry) === name ? entry : "UNVERIFIED";
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
