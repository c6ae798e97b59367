import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Every text of a catalog with the path of its key. */
export const flatTexts = (texts: object, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[path + key, text] as [string, string]] : flatTexts(text, `${path + key}.`),
  );

/** All parts of a text, those inside of plurals, choices and marked words too. */
export const partsOf = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((part) => {
    if ("options" in part) return [part, ...Object.values(part.options).flatMap(({ value }) => partsOf(value))];
    return part.type === TYPE.tag ? [part, ...partsOf(part.children)] : [part];
  });

/** What a text has to be given: its blanks, and what draws its marked words. */
export const valuesOf = (text: string): string[] => {
  const named = partsOf(parse(text)).flatMap((part) =>
    part.type === TYPE.literal || part.type === TYPE.pound ? [] : [part.value],
  );
  return [...new Set(named)].sort();
};
