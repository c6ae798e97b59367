import { UploadRefused } from "@/server/partners/upload-reader";

/** How far from its end a reader looks for the end mark of a PDF. */
const TAIL_BYTES = 1_024;
/** What nobody needs in a label or a receipt. Compressed parts can still hide them: files are served in a sandbox. */
const ACTIVE_PARTS = ["/JavaScript", "/Launch", "/EmbeddedFile", "/RichMedia", "/XFA"] as const;
const END_MARK = "%%EOF";

/**
 * A PDF is looked at and never unpacked: a few kilobytes of it can unpack to gigabytes. It has to begin and to end as a
 * PDF, so that it is not another kind of file as well, and must not openly run or carry anything.
 * @throws UploadRefused
 */
export const checkPdf = (bytes: Uint8Array): void => {
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
