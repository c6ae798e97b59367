import { t } from "@/messages/dashboard/order-import";
/** A text file by its first bytes: how it is written, and how it begins. */
export type Sample = { encoding: "utf-8" | "windows-1252"; text: string };

/** Enough for a preview, and to see how numbers and dates are written. */
const SAMPLE_BYTES = 128 * 1024;

/**
 * How a file is written: UTF-8 where all of it is, with or without a byte-order mark; else the Latin encoding of
 * spreadsheets (windows-1252, which holds ISO 8859-1). A text in words says why it cannot be read.
 */
export const readSample = async (file: Blob): Promise<Sample | { problem: string }> => {
  const head = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
  const problem = whatItIs(head);
  if (problem !== null) return { problem };
  const encoding = (await isUtf8(file)) ? "utf-8" : "windows-1252";
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  return { encoding, text: file.size > head.length ? text.slice(0, text.lastIndexOf("\n") + 1) : text };
};

const whatItIs = (head: Uint8Array): string | null => {
  const [first = 0, second = 0] = head;
  if (head.length === 0) return t("readSample.empty");
  if (first === 0x50 && second === 0x4b) return t("readSample.excelOrZip");
  if (first === 0x1f && second === 0x8b) return t("readSample.compressed");
  return head.includes(0) ? t("readSample.notText") : null;
};

/** Reads it to its end: the first name with an accent may stand in the last row. */
const isUtf8 = async (file: Blob): Promise<boolean> => {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      decoder.decode(value, { stream: !done });
      if (done) return true;
    }
  } catch {
    await reader.cancel().catch(() => undefined);
    return false;
  }
};
