import type { Sharp } from "sharp";
import { createSemaphore } from "@/server/kernel/semaphore";
import {
  type CleanFile,
  type PictureSize,
  type UploadKind,
  type UploadReader,
  UploadRefused,
} from "@/server/partners/upload-reader";

type PictureKind = Exclude<UploadKind, "pdf">;

/** Enough for any phone; 100 MB when decoded (decisions, section 10). */
const MOST_PIXELS = 25_000_000;
const SECONDS_PER_PICTURE = 20;

const KIND_BY_TYPE: Readonly<Record<string, UploadKind>> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};
const CONTENT_TYPES = { pdf: "application/pdf", png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;
const FORMATS = { png: "png", jpg: "jpeg", webp: "webp" } as const satisfies Record<PictureKind, string>;

/** Loaded with the first image: most processes never need it, and the library is large. */
const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  // One thread and no cache, because the process has other work to do.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/** Reads files with file-type and re-encodes images with sharp, one at a time. */
export const createUploadReader = (): UploadReader => {
  // Several large images at once would need too much memory.
  const inTurn = createSemaphore(1);
  return {
    read: async ({ bytes, allowed, within }) => {
      const kind = await kindOf(bytes);
      if (kind === null || !allowed.includes(kind))
        throw new UploadRefused(`must be ${list(allowed)} by its content, whatever its name says`);
      if (kind !== "pdf") return inTurn(() => redraw(bytes, kind, within));
      checkPdf(bytes);
      return clean(kind, bytes);
    },
  };
};

const kindOf = async (bytes: Uint8Array): Promise<UploadKind | null> => {
  try {
    const { fileTypeFromBuffer } = await import("file-type");
    const found = await fileTypeFromBuffer(bytes);
    return found === undefined ? null : (KIND_BY_TYPE[found.mime] ?? null);
  } catch {
    // The file ends in the middle of its format.
    return null;
  }
};

/** Re-encodes an image so that only its pixels remain: no location, camera, comment or trailing data. */
const redraw = async (bytes: Uint8Array, kind: PictureKind, within: PictureSize | undefined): Promise<CleanFile> => {
  const sharp = await loadSharp();
  // Check the size before the content: an image of a few bytes can decode to gigabytes.
  const { width, height, format } = await asRefusal(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (format !== FORMATS[kind]) throw unreadable();
  if (width * height > MOST_PIXELS)
    throw new UploadRefused(`has ${width} × ${height} pixels; at most ${MOST_PIXELS / 1_000_000} megapixels are taken`);
  const drawing = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: SECONDS_PER_PICTURE });
  const sized = within === undefined ? drawing : drawing.resize({ ...within, fit: "inside", withoutEnlargement: true });
  return clean(kind, await asRefusal(() => encode(sized, kind).toBuffer()));
};

const encode = (drawing: Sharp, kind: PictureKind): Sharp => {
  switch (kind) {
    case "png":
      return drawing.png();
    case "jpg":
      // Bar codes must stay sharp.
      return drawing.jpeg({ quality: 92, chromaSubsampling: "4:4:4" });
    case "webp":
      return drawing.webp({ quality: 92 });
  }
};

const asRefusal = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch {
    throw unreadable();
  }
};

const unreadable = (): UploadRefused => new UploadRefused("cannot be read as a picture: it is damaged or cut off");

const clean = (kind: UploadKind, bytes: Uint8Array): CleanFile => ({
  kind,
  bytes,
  contentType: CONTENT_TYPES[kind],
  extension: kind,
});

const list = (kinds: readonly UploadKind[]): string => {
  const [last = "", ...rest] = [...kinds].reverse();
  return rest.length === 0 ? last : `${rest.reverse().join(", ")} or ${last}`;
};

/** How far from the end of the file PDF readers look for the end mark. */
const TAIL_BYTES = 1_024;
/**
 * Features that labels and receipts don't need. Compressed parts can still hide them, so files are served in a sandbox.
 */
const ACTIVE_PARTS = ["/JavaScript", "/Launch", "/EmbeddedFile", "/RichMedia", "/XFA"] as const;
const END_MARK = "%%EOF";

/**
 * Checks a PDF without unpacking it: a few kilobytes can unpack to gigabytes. It must begin and end as a PDF, so that
 * it can't be another file type as well, and must not openly contain scripts or attachments.
 * @throws UploadRefused
 */
const checkPdf = (bytes: Uint8Array): void => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!/^%PDF-[12]\.\d/.test(file.toString("latin1", 0, 8))) throw new UploadRefused("does not begin as a PDF");
  const tail = file.toString("latin1", Math.max(0, file.length - TAIL_BYTES));
  const end = tail.lastIndexOf(END_MARK);
  if (end === -1 || !tail.includes("startxref")) throw new UploadRefused("is not a whole PDF: its end is missing");
  if (
    tail
      .slice(end + END_MARK.length)
      .replaceAll("\0", "")
      .trim() !== ""
  )
    throw new UploadRefused("has something behind the end of its PDF");
  const active = ACTIVE_PARTS.find((name) => file.includes(name, 0, "latin1"));
  if (active !== undefined) throw new UploadRefused("is a PDF with scripts, forms or files in it; print it anew");
};
