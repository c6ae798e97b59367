const FIRST_PRINTABLE = 0x20;
const WHITESPACE = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Position of the first JSON syntax error and what was expected there. `line` and `column` start at 1. */
export type JsonError = { line: number; column: number; expected: string };

/**
 * Finds the position of the first JSON syntax error; null if the text is valid. The engine's own message doesn't always
 * have a position, and quotes the text. Uses an explicit stack, because a body may be a megabyte of opening brackets.
 */
export const locateJsonError = (text: string): JsonError | null => {
  const cursor = new Cursor(text);
  const open: ("{" | "[")[] = [];
  let want: "value" | "value or ]" | "name" | "name or }" | "comma" = "value";
  const fail = (expected: string): JsonError =>
    placeOf(text, {
      at: cursor.at,
      expected: cursor.isInString ? "the end of this text, or a valid escape" : expected,
    });

  for (;;) {
    cursor.take(WHITESPACE);
    const inside = open.at(-1);
    if (want === "comma") {
      if (inside === undefined) return cursor.at === text.length ? null : fail("the end of the body");
      const close = inside === "{" ? "}" : "]";
      if (cursor.takeMark(close)) open.pop();
      else if (cursor.takeMark(",")) want = inside === "{" ? "name" : "value";
      else return fail(`a comma or ${close}`);
    } else if (want === "name" || want === "name or }") {
      if (want === "name or }" && cursor.takeMark("}")) {
        open.pop();
        want = "comma";
      } else if (!cursor.takeString())
        return fail(want === "name" ? "a name in double quotes" : "a name in double quotes or }");
      else if (!cursor.takeMark(":")) return fail("a colon");
      else want = "value";
    } else if (want === "value or ]" && cursor.takeMark("]")) {
      open.pop();
      want = "comma";
    } else if (cursor.takeMark("{")) {
      open.push("{");
      want = "name or }";
    } else if (cursor.takeMark("[")) {
      open.push("[");
      want = "value or ]";
    } else if (cursor.takeString() || cursor.take(SCALAR)) want = "comma";
    else return fail("a value");
  }
};

class Cursor {
  at = 0;
  isInString = false;

  constructor(private readonly text: string) {}

  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  takeMark(mark: string): boolean {
    this.take(WHITESPACE);
    if (this.text[this.at] !== mark) return false;
    this.at += 1;
    return true;
  }

  /** Not a regular expression, which would overflow the stack or take too long on a megabyte of text. */
  takeString(): boolean {
    if (this.text[this.at] !== '"') return false;
    this.at += 1;
    this.isInString = true;
    while (this.text[this.at] !== '"') {
      // NaN, past the end of the text, isn't printable either.
      if (this.text[this.at] !== "\\" && this.text.charCodeAt(this.at) >= FIRST_PRINTABLE) this.at += 1;
      else if (!this.take(ESCAPE)) return false;
    }
    this.at += 1;
    this.isInString = false;
    return true;
  }
}

const placeOf = (text: string, { at, expected }: { at: number; expected: string }): JsonError => {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, expected };
};
