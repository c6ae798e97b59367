type Level = { keys: Set<string> | null; isKeyNext: boolean; name: string; index: number };

/**
 * Returns the path of the first key that is repeated within one object of a JSON text, for example `reviews[0].status`;
 * null if there is none. Two parsers may read such a text differently (RFC 8259, section 4), so the request is refused.
 * The text must be valid JSON. Strings are skipped rather than scanned, because they may hold whole files.
 */
export const findRepeatedKey = (text: string): string | null => {
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.at(-1);
    switch (text[at]) {
      case "{":
        levels.push({ keys: new Set(), isKeyNext: true, name: "", index: 0 });
        break;
      case "[":
        levels.push({ keys: null, isKeyNext: false, name: "", index: 0 });
        break;
      case "}":
      case "]":
        levels.pop();
        break;
      case ",":
        if (level?.keys === null) level.index += 1;
        else if (level !== undefined) level.isKeyNext = true;
        break;
      case '"': {
        const end = endOfText(text, at);
        if (level?.isKeyNext) {
          const isRepeated = enter(level, JSON.parse(text.slice(at, end + 1)));
          if (isRepeated) return pathOf(levels);
        }
        at = end;
        break;
      }
    }
  }
  return null;
};

const enter = (level: Level, key: string): boolean => {
  level.isKeyNext = false;
  level.name = key;
  const isRepeated = level.keys?.has(key) ?? false;
  level.keys?.add(key);
  return isRepeated;
};

/**
 * Returns the position of the quote that ends the string beginning at `start`: one preceded by an even number of
 * backslashes.
 */
const endOfText = (text: string, start: number): number => {
  let end = start;
  let backslashes: number;
  do {
    end = text.indexOf('"', end + 1);
    backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
  } while (backslashes % 2 === 1);
  return end;
};

const pathOf = (levels: Level[]): string =>
  levels.map(({ keys, name, index }, at) => (keys === null ? `[${index}]` : `${at === 0 ? "" : "."}${name}`)).join("");
