import compile from "icu-minify/compile";
import type { CompiledTexts } from "./compiled-translator";

const known = new WeakMap<object, CompiledTexts>();

/** The texts of a catalog, read at the server and once: a browser that gets them so needs nothing that reads texts. */
export const compileTexts = (texts: object): CompiledTexts => {
  const before = known.get(texts);
  if (before !== undefined) return before;
  // The compiler's objects have no prototype, and a page takes plain ones only.
  const compiled: CompiledTexts = JSON.parse(JSON.stringify(compileUnder(texts, "")));
  known.set(texts, compiled);
  return compiled;
};

const compileUnder = (texts: object, path: string): CompiledTexts =>
  Object.entries(texts).reduce<CompiledTexts>(
    (compiled, [key, text]: [string, unknown]) =>
      Object.assign(
        compiled,
        typeof text === "string"
          ? { [path + key]: compile(text) }
          : typeof text === "object" && text !== null && compileUnder(text, `${path}${key}.`),
      ),
    {},
  );
