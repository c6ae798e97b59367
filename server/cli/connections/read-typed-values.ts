import { UsageError } from "@/server/cli/command";

type Typed = { words: readonly string[]; text: string; file: string };

/**
 * Reads the values of a form: `NAME=VALUE` words, and the text of a file with such lines or one JSON object. @throws
 * UsageError
 */
export const readTypedValues = ({ words, text, file }: Typed): Record<string, string> => ({
  ...readText(text.replace(/^\uFEFF/, ""), file === "-" ? "standard input" : file),
  ...Object.fromEntries(words.map((word) => readPair(word, ""))),
});

const readText = (text: string, file: string): Record<string, string> => {
  if (!text.trim().startsWith("{")) {
    const lines = text.split(/\r?\n/).map((line, index) => ({ line: line.trim(), at: `${file}, line ${index + 1}: ` }));
    const filled = lines.filter(({ line }) => line !== "" && !line.startsWith("#"));
    return Object.fromEntries(filled.map(({ line, at }) => readPair(line, at)));
  }
  const values: unknown = parse(text, file);
  if (typeof values !== "object" || values === null) throw new UsageError("The values must be one JSON object.");
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
};

const parse = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Unparsable text may contain a secret, so it isn't repeated.
    throw new UsageError(`${file}: the values are not valid JSON.`);
  }
};

/** `at` describes its position. */
const readPair = (pair: string, at: string): [string, string] => {
  const sign = pair.indexOf("=");
  if (sign < 1) throw new UsageError(`${at}Write each value as NAME=VALUE.`);
  return [pair.slice(0, sign).trim(), pair.slice(sign + 1).trim()];
};
