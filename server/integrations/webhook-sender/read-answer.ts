import type { Readable } from "node:stream";

export type AnswerLimits = { readonly maxReadBytes: number; readonly maxKeptBytes: number };

/**
 * The beginning of an answer's body as text that Postgres can store. Reading ends at the limit, when the receiver
 * breaks off, or when the attempt's time is over: the status came before and decides alone, so nothing is thrown.
 */
export const readAnswer = async (body: Readable, { maxReadBytes, maxKeptBytes }: AnswerLimits): Promise<string> => {
  const kept: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (read < maxKeptBytes) kept.push(chunk.subarray(0, maxKeptBytes - read));
      read += chunk.byteLength;
      if (read >= maxReadBytes) break;
    }
  } catch {
    // What came until then is kept.
  }
  return storableText(Buffer.concat(kept), maxKeptBytes);
};

/** Never longer than `maxBytes` in UTF-8, though a replaced byte becomes three; without NUL. */
const storableText = (bytes: Buffer, maxBytes: number): string => {
  const text = new TextDecoder().decode(bytes).replaceAll("\u0000", "\ufffd");
  const encoded = Buffer.from(text, "utf8");
  if (encoded.byteLength <= maxBytes) return text;
  let end = maxBytes;
  // Back to the beginning of a character: continuation bytes are 10xxxxxx.
  while (end > 0 && ((encoded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return encoded.subarray(0, end).toString("utf8");
};
