import compile from "icu-minify/compile";
import type { CompiledTexts } from "./compiled-translator";

const known = new WeakMap<object, CompiledTexts>();

/** Compiles a catalog's texts once, on the server: a browser that gets them needs no parser. */
export const compileTexts = (texts: object): CompiledTexts => {
  const before = known.get(texts);
  if (before !== undefined) return before;
  // The compiler's objects have no prototype, and React accepts only plain ones as props.
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
