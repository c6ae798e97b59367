import { createHash } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { createTarPacker } from "modern-tar";
import { sha256Hex } from "@/server/kernel/crypto";
import { syncFolder } from "../write-file-durably";
import { encrypt, type Lock } from "./encryption";

export type ArchiveEntry = { readonly name: string; readonly bytes: Uint8Array };

export type ArchiveWriter = {
  /** Adds an entry and returns its SHA-256. Waits while the disk is slower. */
  add(entry: ArchiveEntry): Promise<string>;
  /** SHA-256 over the names, sizes and checksums of all entries so far. */
  digest(): string;
  /** Resolves with the size of the file once it would survive a power failure. */
  finish(): Promise<number>;
  abandon(error: unknown): Promise<void>;
};

/**
 * Writes a tar file, encrypted if there is a lock. It has its name only when it is complete; until then it ends in
 * `.part`. Readable by its owner only.
 */
export const writeArchive = async ({ path, lock }: { path: string; lock: Lock | null }): Promise<ArchiveWriter> => {
  const draft = `${path}.part`;
  const { readable, controller } = createTarPacker();
  const digest = createHash("sha256");
  const file = await open(draft, "w", 0o600);
  const written = writeAll(file, lock === null ? readable : await encrypt(readable, lock));
  // Adding an entry and finishing both wait for it.
  written.catch((error: unknown) => controller.error(error));
  return {
    add: async ({ name, bytes }) => {
      const writer = controller.add({ name, size: bytes.byteLength, mode: 0o600, type: "file" }).getWriter();
      if (bytes.byteLength > 0) await writer.write(bytes);
      await writer.close();
      const sha256 = sha256Hex(bytes);
      digest.update(digestLine({ name, byteLength: bytes.byteLength, sha256 }));
      return sha256;
    },
    digest: () => digest.copy().digest("hex"),
    finish: async () => {
      controller.finalize();
      const size = await written;
      await rename(draft, path);
      await syncFolder(dirname(path));
      return size;
    },
    abandon: async (error) => {
      controller.error(error);
      await written.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
};

export const digestLine = ({
  name,
  byteLength,
  sha256,
}: {
  name: string;
  byteLength: number;
  sha256: string;
}): string => `${sha256} ${byteLength} ${name}\n`;

const writeAll = async (file: Awaited<ReturnType<typeof open>>, bytes: ReadableStream<Uint8Array>): Promise<number> => {
  let size = 0;
  try {
    for await (const chunk of bytes) {
      await file.write(chunk);
      size += chunk.byteLength;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return size;
};
