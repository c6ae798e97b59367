const MARKS = [
  [0xff, 0xfe, "utf-16le"],
  [0xfe, 0xff, "utf-16be"],
] as const;

/**
 * The same text in UTF-8, where a file says by its first bytes that it is UTF-16, as spreadsheets write "Unicode text";
 * any other file as it is. Nothing else of the import has to know of that encoding.
 */
export const asUtf8 = async (file: File): Promise<File> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const encoding = MARKS.find(([one, other]) => one === first && other === second)?.[2];
  if (encoding === undefined) return file;
  const reader = file.stream().getReader();
  const decoder = new TextDecoder(encoding);
  // As parts, so that a large file is no single text.
  const parts: Blob[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    parts.push(new Blob([decoder.decode(value, { stream: !done })]));
    if (done) return new File(parts, file.name, { type: "text/csv" });
  }
};
