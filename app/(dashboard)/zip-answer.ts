import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZipEntry = { path: string; bytes: Uint8Array };

/**
 * Streams a ZIP file as the response, entry by entry, with at most one entry in memory. If an entry can't be read, the
 * connection is aborted, so that a partial file isn't taken for the whole.
 */
export const zipAnswer = (name: string, entries: AsyncIterator<ZipEntry>): Response => {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(Uint8Array.from(chunk));
  });
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (stream) => {
      const { done, value } = await entries.next();
      if (done) zip.end();
      else addTo(zip, value);
      for (const chunk of ready.splice(0)) stream.enqueue(chunk);
      if (done) stream.close();
    },
    cancel: async () => void (await entries.return?.()),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
};

/** Compresses text, but not photos and PDFs. */
const addTo = (zip: Zip, { path, bytes }: ZipEntry): void => {
  const entry = path.endsWith(".json") ? new ZipDeflate(path) : new ZipPassThrough(path);
  zip.add(entry);
  entry.push(bytes, true);
};
