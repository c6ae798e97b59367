import { UsageError } from "@/server/cli/command";

/** Values of a form: `NAME=VALUE` words, and a file of such lines or of one JSON object. @throws UsageError */
export const readTypedValues = (words: readonly string[], file: string): Record<string, string> => ({
  ...readFile(file.replace(/^\uFEFF/, "").trim()),
  ...Object.fromEntries(words.map(readPair)),
});

const readFile = (text: string): Record<string, string> => {
  if (!text.startsWith("{")) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    return Object.fromEntries(lines.filter((line) => line !== "" && !line.startsWith("#")).map(readPair));
  }
  const values: unknown = parse(text);
  if (typeof values !== "object" || values === null) throw new UsageError("The values must be one JSON object.");
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // What does not parse may hold a secret: it is not repeated.
    throw new UsageError("The values are not valid JSON.");
  }
};

const readPair = (pair: string): [string, string] => {
  const at = pair.indexOf("=");
  if (at < 1) throw new UsageError("Write each value as NAME=VALUE.");
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
};
