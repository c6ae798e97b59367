/**
 * The first headers of an answer that fit, names and values together, in `maxBytes`; one that was sent several times as
 * one. They come as Latin-1, so no NUL and no half character is among them.
 */
export const keptHeaders = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
  maxBytes: number,
): Record<string, string> => {
  const kept: Record<string, string> = {};
  let left = maxBytes;
  for (const [name, given] of Object.entries(headers)) {
    const value = Array.isArray(given) ? given.join(", ") : (given ?? "");
    left -= Buffer.byteLength(name) + Buffer.byteLength(value);
    if (left < 0) break;
    kept[name] = value;
  }
  return kept;
};
