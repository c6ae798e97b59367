import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZipEntry = { path: string; bytes: Uint8Array };

/**
 * A ZIP file as an answer, written entry by entry while it is sent: no more than one entry is in memory. When one cannot
 * be read the connection breaks off, so that nobody takes a part for the whole.
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

/** Text gets smaller, photos and PDF do not. */
const addTo = (zip: Zip, { path, bytes }: ZipEntry): void => {
  const entry = path.endsWith(".json") ? new ZipDeflate(path) : new ZipPassThrough(path);
  zip.add(entry);
  entry.push(bytes, true);
};
