import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type KeyDown,
  type KeyFocus,
  NO_KEYS,
  type PressedKey,
  type ScanEffect,
  silenceAtMs,
  takeKey,
  takeSilence,
} from "./scan-machine";
import { SCAN_SETTINGS, type ScanSettings } from "./scan-settings";

type Typed = { key: string; code?: string; shift?: boolean; gapMs: number; repeat?: boolean; chord?: boolean };

/** A field and a document, as in the page: what the machine passes on lands in the field. */
const play = (
  typed: readonly Typed[],
  { focus = "NONE" as KeyFocus, settings = SCAN_SETTINGS, field = "", cutAfter = 0 } = {},
) => {
  let [state, atMs, value, remembered, isLastSwallowed] = [NO_KEYS, 1_000, field, "", false];
  const [scans, places, repeats, keys]: [string[], string[], string[], PressedKey[]] = [[], [], [], []];
  const obey = (effects: readonly ScanEffect[]): boolean => {
    for (const effect of effects) {
      if (effect.kind === "REMEMBER_FIELD") remembered = value;
      if (effect.kind === "RESTORE_FIELD") value = remembered;
      if (effect.kind === "SCAN") scans.push(effect.scan.text);
      if (effect.kind === "SCAN") places.push(effect.scan.byPlace);
      if (effect.kind === "REPEAT") repeats.push(effect.scan.text);
      if (effect.kind === "KEYS") keys.push(...effect.keys);
    }
    return effects.some(({ kind }) => kind === "SWALLOW");
  };
  const passTime = (untilMs: number) => {
    const dueAtMs = silenceAtMs(state, settings);
    if (dueAtMs === null || dueAtMs > untilMs) return;
    const step = takeSilence(state, dueAtMs, settings);
    state = step.state;
    obey(step.effects);
  };
  for (const [index, stroke] of typed.entries()) {
    const { key, code = codeOf(key), shift = isUpper(key), gapMs, repeat = false, chord = false } = stroke;
    // The page's clock advances while the key is still being delivered.
    if (cutAfter > 0 && index === cutAfter) passTime(atMs + 1_000);
    atMs += gapMs;
    passTime(atMs);
    const down: KeyDown = { atMs, key, code, isShifted: shift, isChord: chord, isRepeat: repeat, focus };
    const step = takeKey(state, down, settings);
    state = step.state;
    isLastSwallowed = obey(step.effects);
    if (!isLastSwallowed && focus === "FIELD" && key.length === 1) value += key;
  }
  passTime(atMs + 1_000);
  return { isLastSwallowed, scans, places, repeats, keys: keys.map(({ key }) => key), value };
};

const isUpper = (key: string): boolean => key.length === 1 && key !== key.toLowerCase();
const codeOf = (key: string): string => {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  if (/^\d$/.test(key)) return `Digit${key}`;
  return { "-": "Minus", "#": "Digit3", " ": "Space", "/": "Slash", ".": "Period" }[key] ?? key;
};

const burst = (text: string, gaps: number | readonly number[] = 20): Typed[] =>
  Array.from(text, (key, index) => ({
    key,
    gapMs: index === 0 ? 500 : typeof gaps === "number" ? gaps : (gaps[index] ?? 20),
  }));
const ENTER: Typed = { key: "Enter", code: "Enter", gapMs: 20 };
const CODE = fc
  .array(fc.constantFrom(..."23456789ABCDEFGHJKLMNPQRSTUVWXYZ-"), { minLength: 6, maxLength: 34 })
  .map((characters) => characters.join(""));
const GAPS = fc.array(fc.integer({ min: 15, max: 60 }), { minLength: 40, maxLength: 40 });

describe("scanner input", () => {
  it("keeps its first character although Control, which switched to this tab, is still held", () => {
    const held = burst("RT-9P4M-6XHE").map((stroke, index) => ({ ...stroke, chord: index === 0 }));
    expect(play([...held, ENTER]).scans).toEqual(["RT-9P4M-6XHE"]);
    const shortcut: Typed = { key: "c", gapMs: 500, chord: true };
    expect(play([shortcut, ...burst("4006381333931"), ENTER]).scans).toEqual(["4006381333931"]);
    expect(play([shortcut]).keys).toEqual([]);
  });

  it("is captured completely and leaves nothing behind, whatever has the focus, in 100 random bursts", () => {
    const focus = fc.constantFrom<KeyFocus>("NONE", "FIELD", "CONTROL");
    const end = fc.constantFrom<Typed[]>([ENTER], [{ ...ENTER, key: "Tab" }], []);
    const affix = fc.constantFrom(["", ""], ["~", ""], ["%%", "!"]);
    fc.assert(
      fc.property(CODE, GAPS, focus, end, affix, (code, gaps, focus, end, [prefix = "", suffix = ""]) => {
        const settings: ScanSettings = { ...SCAN_SETTINGS, prefix, suffix };
        const typed = [...burst(prefix + code + suffix, gaps), ...end];
        const result = play(typed, { focus, settings, field: "12.50" });
        expect(result.scans).toEqual([code]);
        expect(result.keys).toEqual([]);
        expect(result.value).toBe("12.50");
      }),
      { numRuns: 100 },
    );
  });

  it("is complete although a busy device saw a pause: the keys' own times count", () => {
    const focus = fc.constantFrom<KeyFocus>("NONE", "FIELD", "CONTROL");
    fc.assert(
      fc.property(CODE, GAPS, focus, fc.nat(), (code, gaps, focus, place) => {
        const cutAfter = 1 + (place % code.length);
        const result = play([...burst(code, gaps), ENTER], { focus, field: "12.50", cutAfter });
        expect(result.scans.at(-1)).toBe(code);
        expect(result.value).toBe("12.50");
        // Too few keys for a scan are handled once each; Enter confirms nothing.
        const isShort = cutAfter < SCAN_SETTINGS.minLength && focus !== "FIELD";
        expect(result.keys).toEqual(isShort ? Array.from(code.slice(0, cutAfter)) : []);
      }),
      { numRuns: 100 },
    );
    const quick = burst("ab", 40);
    expect(play(quick, { cutAfter: 1 }).keys).toEqual(["a", "b"]);
  });

  it("is read by key position when the computer has another layout", () => {
    const french: Record<string, string> = { KeyA: "q", KeyQ: "a", KeyZ: "w", KeyW: "z", KeyM: ",", Minus: ")" };
    const digits = "à&é\"'(-è_ç";
    const typed = burst("RT-7A3Q-92ZM").map((each) => {
      const code = codeOf(each.key);
      const digit = /^Digit(\d)$/.exec(code)?.[1];
      return {
        ...each,
        code,
        shift: isUpper(each.key),
        key: digit ? (digits[Number(digit)] ?? "") : (french[code] ?? each.key),
      };
    });
    const result = play([...typed, ENTER]);
    expect(result.places).toEqual(["RT-7A3Q-92ZM"]);
    expect(result.scans).not.toEqual(result.places);
  });

  const again = (text: string, pauseMs: number, gapMs = 20): Typed[] => [
    ...burst(text, gapMs).map((each, index) => (index === 0 ? { ...each, gapMs: pauseMs } : each)),
    { ...ENTER, gapMs },
  ];

  it("counts three identical items at any hand speed", () => {
    const pauses = fc.integer({ min: 200, max: 2_000 });
    fc.assert(
      fc.property(pauses, pauses, fc.integer({ min: 15, max: 60 }), (first, second, gapMs) => {
        const code = "8720618301043";
        const typed = [...again(code, 500, gapMs), ...again(code, first, gapMs), ...again(code, second, gapMs)];
        expect(play(typed)).toMatchObject({ scans: [code, code, code], repeats: [] });
      }),
    );
  });

  it("counts three identical items however fast the scanner types", () => {
    const code = "8720618301043";
    for (const gapMs of [1, 2, 5, 15])
      for (const pauseMs of [200, 300, 500, 700, 1_000, 1_500, 2_000]) {
        const typed = [...again(code, 500, gapMs), ...again(code, pauseMs, gapMs), ...again(code, pauseMs, gapMs)];
        expect(play(typed), `${gapMs} ms a key, ${pauseMs} ms between`).toMatchObject({ scans: [code, code, code] });
      }
    // From one scan to the next, including its own keys.
    const quick = [...again(code, 500, 1), ...again(code, 200 - 13, 1), ...again(code, 200 - 13, 1)];
    expect(play(quick)).toMatchObject({ scans: [code, code, code], repeats: [] });
  });

  it("is one scan when the scanner itself repeats it at once, fast or slow", () => {
    for (const [gapMs, pauseMs] of [
      [2, 120],
      [8, 60],
      [60, 20],
    ] as const) {
      const code = "8720618301043";
      const twice = [...again(code, 500, gapMs), ...again(code, pauseMs, gapMs)];
      expect(play(twice)).toMatchObject({ scans: [code], repeats: [code] });
    }
    const other = [...again("8720618301043", 500, 2), ...again("4006381333931", 20, 2)];
    expect(play(other)).toMatchObject({ scans: ["8720618301043", "4006381333931"], repeats: [] });
  });

  it("may separate the elements of a GS1 code with Control and ]", () => {
    let state = NO_KEYS;
    const effects: ScanEffect[] = [];
    const press = (key: string, code: string, isChord = false) => {
      const atMs = state.lastAtMs + 20;
      const base = { atMs, key, code, isShifted: false, isChord, isRepeat: false, focus: "NONE" as const };
      const step = takeKey(state, base, SCAN_SETTINGS);
      state = step.state;
      effects.push(...step.effects);
    };
    for (const digit of "2112") press(digit, `Digit${digit}`);
    press("Control", "ControlLeft");
    press("]", "BracketRight", true);
    for (const digit of "10") press(digit, `Digit${digit}`);
    press("Enter", "Enter");
    expect(effects.find(({ kind }) => kind === "SCAN")).toMatchObject({ scan: { text: "2112\u001D10" } });
  });
});

describe("typed input", () => {
  /** 90 words of five letters a minute are 133 ms a key; fingers are uneven, and two keys may coincide. */
  const human = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 80, max: 210 }) },
      { weight: 1, arbitrary: fc.integer({ min: 25, max: 60 }) },
    ),
    { minLength: 120, maxLength: 120 },
  );

  it("is never a scan at 90 words a minute: a field keeps every letter", () => {
    const text =
      "the seam is open under the left arm and the box was wet, so we could not sell it as new again here at all ok";
    fc.assert(
      fc.property(human, (gaps) => {
        // Three in a row that fast is a scanner's speed; fingers roll over two keys, not four.
        fc.pre(!gaps.some((gap, index) => gap <= 60 && (gaps[index + 1] ?? 99) <= 60 && (gaps[index + 2] ?? 99) <= 60));
        const result = play(burst(text, gaps), { focus: "FIELD" });
        expect(result.scans).toEqual([]);
        expect(result.value).toBe(text);
      }),
    );
  });

  it("outside of a field is single keys, in order and once each, even when two roll over", () => {
    const typed = [..."d3aam"].map((key, index) => ({ key, gapMs: [500, 40, 150, 200, 90][index] ?? 0 }));
    expect(play(typed)).toMatchObject({ keys: ["d", "3", "a", "a", "m"], scans: [] });
  });

  it("yields a key's digit even if the layout types another character", () => {
    expect(play([{ key: "&", code: "Digit1", gapMs: 500 }]).keys).toEqual(["1"]);
  });

  it("passes Enter on without a preceding scan, once even if held", () => {
    const held = { ...ENTER, gapMs: 30, repeat: true };
    expect(play([{ ...ENTER, gapMs: 500 }, held, held]).keys).toEqual(["Enter"]);
    expect(play([{ ...ENTER, gapMs: 500 }], { focus: "CONTROL" }).keys).toEqual([]);
    expect(play([{ ...ENTER, gapMs: 500 }], { focus: "FIELD" }).keys).toEqual([]);
  });

  it("hides from the browser an Enter that acts, so that it doesn't press the newly focused button", () => {
    const enter = { ...ENTER, gapMs: 500 };
    expect(play([enter]).isLastSwallowed).toBe(true);
    for (const focus of ["CONTROL", "FIELD"] as const) expect(play([enter], { focus }).isLastSwallowed).toBe(false);
    const held = { ...enter, repeat: true };
    expect(play([enter, held], { focus: "CONTROL" }).isLastSwallowed).toBe(true);
    expect(play([enter, held], { focus: "FIELD" }).isLastSwallowed).toBe(false);
  });

  it("doesn't become a scan by an Enter after three quick letters", () => {
    expect(play([...burst("abc"), { ...ENTER, gapMs: 30 }])).toMatchObject({
      scans: [],
      keys: ["a", "b", "c", "Enter"],
    });
  });

  it("presses the focused button with Space as usual", () => {
    expect(play([{ key: " ", gapMs: 500 }], { focus: "CONTROL" })).toMatchObject({ keys: [], scans: [] });
  });
});
