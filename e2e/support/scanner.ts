import type { CDPSession, Page } from "@playwright/test";

/** Between two characters of a wedge scanner; well below the limit for one scan. */
const GAP_MS = 18;
/** Nobody places the next label before a scanner faster than this. */
const BETWEEN_SCANS_MS = 80;
/** Time for a second key to arrive while the page handles the first. */
const BUSY_MS = 500;
/** Clocks are stopped at a time in the future. */
const A_MOMENT_MS = 1_000;

/**
 * A scanner and a keyboard. Keys are the browser's own events with a scanner's timestamps, however busy this machine
 * is; their use is counted.
 */
export class Hands {
  scans = 0;
  keys = 0;
  readonly #page: Page;
  /** When the last key was pressed, by a scan or by hand; later than now when scans run ahead of the clock. */
  #endedAt = 0;
  #isAhead = false;
  #session: Promise<CDPSession> | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * From here on scans follow only the times of their keys and don't wait. The page's clock, which the test has
   * installed, stops: a timer there would run in this machine's time. No key can be pressed then.
   */
  async runAhead(): Promise<void> {
    await this.#page.clock.pauseAt(Date.now() + A_MOMENT_MS);
    this.#isAhead = true;
  }

  /** The page's clock continues in this machine's time. */
  async runBeside(): Promise<void> {
    await this.#page.clock.resume();
    this.#isAhead = false;
  }

  /** Scans a code, character by character, ended by Enter. */
  async scan(text: string, how: How = {}) {
    const { gapMs = () => GAP_MS, pauseMs = BETWEEN_SCANS_MS, isRepeat = false, isFrench = false } = how;
    this.scans += 1;
    const strokes = Array.from(text, strokeOf);
    await this.#strike([...(isFrench ? strokes.map(asFrench) : strokes), ENTER], gapMs, { pauseMs, isRepeat });
  }

  /** The same at a scanner's speed, with each key at its time: for measuring. */
  async scanLive(text: string): Promise<void> {
    this.scans += 1;
    const startMs = Date.now();
    const sent = [...Array.from(text, strokeOf), ENTER].map(async (stroke, index) => {
      const atMs = startMs + index * GAP_MS;
      await new Promise((resolve) => setTimeout(resolve, atMs - Date.now()));
      await this.#press(stroke, atMs);
    });
    await Promise.all(sent);
  }

  /** Types into the focused field at finger speed. */
  async type(text: string, gapMs: () => number): Promise<void> {
    await this.#strike(Array.from(text, strokeOf), gapMs);
  }

  async #strike(strokes: readonly Stroke[], gapMs: () => number, pace: Pace = {}): Promise<void> {
    const { pauseMs = BETWEEN_SCANS_MS, isRepeat = false } = pace;
    const gaps = strokes.map(gapMs);
    const lastsMs = gaps.reduce((sum, gap) => sum + gap, 0);
    // Even on a page faster than a hand, a scan can't start before the last key was pressed.
    const earliestMs = this.#endedAt + pauseMs;
    if (!this.#isAhead) await this.#page.waitForTimeout(Math.max(0, earliestMs + lastsMs - Date.now()));
    let atMs = isRepeat ? earliestMs : Math.max(earliestMs, Date.now() - lastsMs);
    this.#endedAt = atMs + lastsMs;
    await Promise.all(
      strokes.map((stroke, index) => {
        atMs += gaps[index] ?? 0;
        return this.#press(stroke, atMs);
      }),
    );
  }

  async #press(stroke: Stroke, atMs: number): Promise<void> {
    this.#session ??= this.#page.context().newCDPSession(this.#page);
    const session = await this.#session;
    const timestamp = atMs / 1_000;
    const down = session.send("Input.dispatchKeyEvent", { type: "keyDown", timestamp, ...stroke });
    const up = session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp, ...stroke, text: undefined });
    await Promise.all([down, up]);
  }

  /** Holds a letter for the given time of its events, and calls a function meanwhile. */
  async hold(letter: string, ms: number, look: () => Promise<void>): Promise<void> {
    this.#session ??= this.#page.context().newCDPSession(this.#page);
    const [session, stroke] = [await this.#session, strokeOf(letter)];
    this.keys += 1;
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", ...stroke });
    await look();
    const timestamp = (Date.now() + ms) / 1_000;
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp, ...stroke, text: undefined });
  }

  /** Escape and a letter from a user faster than the page: it is busy with the first, and the second waits. */
  async escapeAnd(letter: string): Promise<void> {
    this.#session ??= this.#page.context().newCDPSession(this.#page);
    const session = await this.#session;
    await this.#page.evaluate((busyMs) => {
      const stay = () => {
        const untilMs = performance.now() + busyMs;
        while (performance.now() < untilMs);
      };
      document.addEventListener("keydown", stay, { once: true, capture: true });
    }, BUSY_MS);
    this.keys += 2;
    const strokes = [ESCAPE, strokeOf(letter)];
    await Promise.all(
      strokes.flatMap((stroke) => [
        session.send("Input.dispatchKeyEvent", { type: "keyDown", ...stroke }),
        session.send("Input.dispatchKeyEvent", { type: "keyUp", ...stroke, text: undefined }),
      ]),
    );
    this.#endedAt = Date.now();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.#page.keyboard.press(key);
      this.#endedAt = Date.now();
    }
  }
}

type How = {
  /** Milliseconds before the next character. */
  gapMs?: () => number;
  /** Minimum milliseconds since the previous key. */
  pauseMs?: number;
  /** The scanner reads the same label again by itself, right after the last key, however busy this machine is. */
  isRepeat?: boolean;
  /** The computer treats the scanner as a French keyboard. */
  isFrench?: boolean;
};
type Pace = Pick<How, "pauseMs" | "isRepeat">;
type Stroke = { key: string; code: string; text: string; windowsVirtualKeyCode: number; modifiers?: number };

const ENTER: Stroke = { key: "Enter", code: "Enter", text: "\r", windowsVirtualKeyCode: 13 };
const ESCAPE: Stroke = { key: "Escape", code: "Escape", text: "", windowsVirtualKeyCode: 27 };
const SHIFT = 8;

const strokeOf = (character: string): Stroke => {
  const letter = character.toUpperCase();
  const base = { key: character, text: character, windowsVirtualKeyCode: letter.charCodeAt(0) };
  if (/[A-Z]/.test(letter)) return { ...base, code: `Key${letter}`, modifiers: character === letter ? SHIFT : 0 };
  if (/\d/.test(character)) return { ...base, code: `Digit${character}` };
  if (character === " ") return { ...base, code: "Space" };
  if (character === "-") return { ...base, code: "Minus", windowsVirtualKeyCode: 189 };
  throw new Error(`The scanner of the tests has no key for ${character}.`);
};

const FRENCH_LETTERS: Readonly<Record<string, string>> = { A: "q", Q: "a", Z: "w", W: "z", M: "," };
const FRENCH_DIGITS = "à&é\"'(-è_ç";

/** The same key, with the character of that layout. */
const asFrench = (stroke: Stroke): Stroke => {
  const { code, modifiers } = stroke;
  const letter = FRENCH_LETTERS[code.slice(-1)];
  const written =
    code === "Minus"
      ? ")"
      : code.startsWith("Digit")
        ? FRENCH_DIGITS[Number(code.slice(-1))]
        : modifiers === SHIFT
          ? letter?.toUpperCase()
          : letter;
  return written === undefined ? stroke : { ...stroke, key: written, text: written };
};
