type Level = { keys: Set<string> | null; isKeyNext: boolean; name: string; index: number };

/**
 * The path of the first key that stands twice in one object of a JSON text, for example `reviews[0].status`; null where
 * there is none. Two readers of such a text may understand two different things (RFC 8259, section 4), so it is refused
 * instead of read one way. The text has to be valid JSON. Texts inside are skipped, not walked: files travel in them.
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

/** Where the quote is that ends the text which begins at `start`: one before which an even number of backslashes stands. */
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
