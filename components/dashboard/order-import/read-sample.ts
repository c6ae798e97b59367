import { t } from "@/messages/dashboard/order-import";
/** The encoding of a text file and its first bytes as text. */
export type Sample = { encoding: "utf-8" | "windows-1252"; text: string };

/** Enough bytes for a preview and for detecting the formats of numbers and dates. */
const SAMPLE_BYTES = 128 * 1024;

/**
 * Detects the encoding of a file: UTF-8 if all of it is valid, with or without a byte-order mark, otherwise the Latin
 * encoding of spreadsheets (windows-1252, which includes ISO 8859-1). Returns a problem in words if it can't be read.
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

/** Reads the whole file, because the first accented name may be in the last row. */
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
