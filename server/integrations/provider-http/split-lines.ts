import { StringDecoder } from "node:string_decoder";

/** Longer than any order; a stream without line breaks must not fill the memory. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** The lines of a stream of UTF-8, without their line breaks and without empty ones. Throws for an endless line. */
export async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of bytes) {
    const parts = (rest + decoder.write(Buffer.from(chunk))).split("\n");
    rest = parts.pop() ?? "";
    if (rest.length > LONGEST_LINE) throw new Error("A line of the answer is too long.");
    for (const part of parts) if (part.trim() !== "") yield part;
  }
  const last = rest + decoder.end();
  if (last.trim() !== "") yield last;
}
