const MARKS = [
  [0xff, 0xfe, "utf-16le"],
  [0xfe, 0xff, "utf-16be"],
] as const;

/**
 * Converts a file to UTF-8 if its first bytes mark it as UTF-16, which spreadsheets write as "Unicode text"; returns
 * any other file unchanged. The rest of the import doesn't need to know that encoding.
 */
export const asUtf8 = async (file: File): Promise<File> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const encoding = MARKS.find(([one, other]) => one === first && other === second)?.[2];
  if (encoding === undefined) return file;
  const reader = file.stream().getReader();
  const decoder = new TextDecoder(encoding);
  // Converts in chunks, so that a large file isn't held as one string.
  const parts: Blob[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    parts.push(new Blob([decoder.decode(value, { stream: !done })]));
    if (done) return new File(parts, file.name, { type: "text/csv" });
  }
};
