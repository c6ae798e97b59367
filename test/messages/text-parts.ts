import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Every text of a catalog with its key path. */
export const flatTexts = (texts: object, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[path + key, text] as [string, string]] : flatTexts(text, `${path + key}.`),
  );

/** All parts of a text, including those inside plurals, selects and tags. */
export const partsOf = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((part) => {
    if ("options" in part) return [part, ...Object.values(part.options).flatMap(({ value }) => partsOf(value))];
    return part.type === TYPE.tag ? [part, ...partsOf(part.children)] : [part];
  });

/** The values that a text requires: its placeholders and the renderers of its tags. */
export const valuesOf = (text: string): string[] => {
  const named = partsOf(parse(text)).flatMap((part) =>
    part.type === TYPE.literal || part.type === TYPE.pound ? [] : [part.value],
  );
  return [...new Set(named)].sort();
};
