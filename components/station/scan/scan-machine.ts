import type { ScanSettings } from "./scan-settings";
import { digitOf, usCharacter } from "./us-keyboard";

/** Target of a key: a field, a control that handles Enter and Space itself, or neither. */
export type KeyFocus = "FIELD" | "CONTROL" | "NONE";

export type KeyDown = {
  /** Milliseconds of the event itself, not of its handling. */
  readonly atMs: number;
  readonly key: string;
  readonly code: string;
  readonly isShifted: boolean;
  /** Pressed with Control, Alt or Meta, except AltGr. */
  readonly isChord: boolean;
  readonly isRepeat: boolean;
  readonly focus: KeyFocus;
};

/** A code in both readings: as typed by the computer's layout, and by key positions. Usually equal. */
export type Reading = { readonly text: string; readonly byPlace: string };

export type Scan = Reading & {
  /** Its first part was already taken for a complete scan. */
  readonly isRest: boolean;
};

type Stroke = { readonly key: string; readonly code: string; readonly isShifted: boolean };

export type ScanState = {
  readonly strokes: readonly Stroke[];
  /** Whether the characters so far went into a field. */
  readonly isInField: boolean;
  readonly lastAtMs: number;
  /** A character with Control, Alt or Meta: a shortcut, unless a scan follows. */
  readonly lead: { readonly stroke: Stroke; readonly atMs: number } | null;
  readonly before: { readonly text: string; readonly atMs: number } | null;
  /** Start of the current input. */
  readonly beganAtMs: number;
  /** How many of `strokes` were already handled before more of the same burst arrived. */
  readonly given: number;
  /** The input that the last pause ended: on a busy device the rest of the burst may follow. */
  readonly cut: Pick<ScanState, "strokes" | "isInField" | "beganAtMs" | "lastAtMs"> | null;
};

/** A single key pressed outside of fields. */
export type PressedKey = { readonly key: string; readonly isShifted: boolean };

export type ScanEffect =
  /** Save the field's value: a scan may begin in it. */
  | { readonly kind: "REMEMBER_FIELD" }
  /** Restore the field's value from before the scan. */
  | { readonly kind: "RESTORE_FIELD" }
  /** The browser ignores this key. */
  | { readonly kind: "SWALLOW" }
  | { readonly kind: "SCAN"; readonly scan: Scan }
  /** The same code repeated by the scanner itself. */
  | { readonly kind: "REPEAT"; readonly scan: Scan }
  | { readonly kind: "KEYS"; readonly keys: readonly PressedKey[] };

type Step = { readonly state: ScanState; readonly effects: readonly ScanEffect[] };

export const NO_KEYS: ScanState = {
  ...{ strokes: [], isInField: false, lastAtMs: 0, lead: null, before: null, beganAtMs: 0, given: 0, cut: null },
};

const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "Fn"]);
/** GS, the separator of GS1 elements, as scanners type it: Control and ]. */
const GROUP_SEPARATOR: Stroke = { key: "\u001D", code: "", isShifted: false };

/**
 * Distinguishes a scanner's bursts from typing (ux, section 4.6). A burst is characters with pauses of at most
 * `maxGapMs`, ended by Enter, Tab or a pause. Single keys are emitted only if no burst followed, so the "A" that begins
 * a code approves nothing.
 */
export const takeKey = (before: ScanState, key: KeyDown, settings: ScanSettings): Step => {
  if (MODIFIERS.has(key.key)) return { state: before, effects: [] };
  if (isLateEnd(before, key, settings)) return { state: { ...before, cut: null }, effects: [SWALLOW] };
  const state = rejoined(before, key, settings);
  const gapMs = key.atMs - state.lastAtMs;
  const isEnd = isEndKey(key);
  if (state.strokes.length > 0 && gapMs > (isEnd ? settings.silenceMs : settings.maxGapMs)) {
    const ended = endBurst(state, key.atMs, settings);
    return after(ended, takeKey(ended.state, key, settings));
  }
  if (isEnd) return takeEnd(state, key, settings);
  const stroke = strokeOf(state, key);
  if (stroke === null) return key.isChord ? { state: withLead(state, key), effects: [] } : takeOther(state, key);
  if (key.isRepeat) return { state, effects: state.strokes.length > 0 ? swallowing(key) : [] };
  const isFirst = state.strokes.length === 0;
  // Space presses a focused button as usual.
  if (isFirst && key.code === "Space" && key.focus === "CONTROL") return { state, effects: [] };
  const next = {
    ...state,
    strokes: [...leadOf(state, key, settings), ...state.strokes, stroke],
    lead: null,
    isInField: isFirst ? key.focus === "FIELD" : state.isInField,
    beganAtMs: isFirst ? key.atMs : state.beganAtMs,
    lastAtMs: key.atMs,
  };
  const isRemembered = isFirst && key.focus === "FIELD";
  return { state: next, effects: [...(isRemembered ? [REMEMBER] : []), ...swallowing(key)] };
};

/** Events that time alone triggers: a scan without an end key, or single keys without a successor. */
export const takeSilence = (state: ScanState, atMs: number, settings: ScanSettings): Step => {
  const dueAtMs = silenceAtMs(state, settings);
  if (dueAtMs === null || atMs < dueAtMs) return { state, effects: [] };
  const { strokes, isInField, beganAtMs, lastAtMs } = state;
  const ended = endBurst(state, atMs, settings);
  return { ...ended, state: { ...ended.state, cut: { strokes, isInField, beganAtMs, lastAtMs } } };
};

/** When to call `takeSilence` next; null while nothing is waiting. */
export const silenceAtMs = ({ strokes, lastAtMs }: ScanState, settings: ScanSettings): number | null => {
  if (strokes.length === 0) return null;
  return lastAtMs + (strokes.length < settings.minLength ? settings.maxGapMs : settings.silenceMs) + 1;
};

const isEndKey = ({ key }: KeyDown): boolean => key === "Enter" || key === "Tab";

/** The end key of a scan that a pause has ended: it confirms nothing that this scan has opened. */
const isLateEnd = ({ strokes, cut }: ScanState, key: KeyDown, settings: ScanSettings): boolean =>
  strokes.length === 0 &&
  cut !== null &&
  isEndKey(key) &&
  cut.strokes.length >= settings.minLength &&
  key.atMs - cut.lastAtMs <= settings.silenceMs;

/** Continues a burst that a pause ended too early, because the keys' own times say that it is one. */
const rejoined = (state: ScanState, key: KeyDown, settings: ScanSettings): ScanState => {
  const { cut } = state;
  if (cut === null) return state;
  const isOne = state.strokes.length === 0 && !isEndKey(key) && key.atMs - cut.lastAtMs <= settings.maxGapMs;
  return isOne ? { ...state, ...cut, given: cut.strokes.length, cut: null } : { ...state, cut: null };
};

const REMEMBER: ScanEffect = { kind: "REMEMBER_FIELD" };
const SWALLOW: ScanEffect = { kind: "SWALLOW" };

const after = (first: Step, second: Step): Step => ({
  state: second.state,
  effects: [...first.effects, ...second.effects],
});

/** Characters go into a field as usual: whether they belong to a scan is known only at its end. */
const swallowing = ({ focus }: KeyDown): ScanEffect[] => (focus === "FIELD" ? [] : [SWALLOW]);

const strokeOf = ({ strokes }: ScanState, { key, code, isShifted, isChord }: KeyDown): Stroke | null => {
  if (isChord) return code === "BracketRight" && strokes.length > 0 ? GROUP_SEPARATOR : null;
  const isWritten = Array.from(key).length === 1 || (isUnreadable(key) && usCharacter(code, isShifted) !== "");
  return isWritten ? { key, code, isShifted } : null;
};

/**
 * After switching to this tab with Control+Tab, Control may still be held when a scan's first character arrives. The
 * browser got it then, too, but it belongs to the scan.
 */
const withLead = (state: ScanState, { key, code, isShifted, atMs }: KeyDown): ScanState => {
  const isLead = state.strokes.length === 0 && Array.from(key).length === 1 && usCharacter(code, isShifted) !== "";
  return isLead ? { ...state, lead: { stroke: { key, code, isShifted }, atMs } } : state;
};

const leadOf = ({ strokes, lead }: ScanState, { atMs }: KeyDown, { maxGapMs }: ScanSettings): Stroke[] =>
  strokes.length === 0 && lead !== null && atMs - lead.atMs <= maxGapMs ? [lead.stroke] : [];

/** Dead keys and input methods hide the character; the key's position still identifies it. */
const isUnreadable = (key: string): boolean => key === "Dead" || key === "Process" || key === "Unidentified";

const takeEnd = (state: ScanState, key: KeyDown, settings: ScanSettings): Step => {
  if (state.strokes.length >= settings.minLength && !key.isRepeat) {
    const ended = scanned(state, key.atMs, settings);
    return { state: ended.state, effects: [...ended.effects, SWALLOW] };
  }
  return takeOther(state, key);
};

/** Enter, Escape, arrows and the like: each a single key after the pending input. */
const takeOther = (state: ScanState, key: KeyDown): Step => {
  const ended = state.strokes.length > 0 ? typed(state) : { state, effects: [] };
  const isEnter = key.key === "Enter";
  // Enter may open something with a focused button: neither the same Enter nor its repetitions must press it.
  if (isEnter && key.isRepeat && key.focus !== "FIELD") return { ...ended, effects: [...ended.effects, SWALLOW] };
  const isOwn = key.key === "Tab" || key.isRepeat || key.focus === "FIELD" || isOfControl(key);
  if (isOwn) return ended;
  const keys: ScanEffect = { kind: "KEYS", keys: [{ key: key.key, isShifted: key.isShifted }] };
  return { state: ended.state, effects: [...ended.effects, keys, ...(isEnter ? [SWALLOW] : [])] };
};

const isOfControl = ({ key, focus }: KeyDown): boolean => focus === "CONTROL" && key === "Enter";

const endBurst = (state: ScanState, atMs: number, settings: ScanSettings): Step => {
  const isSilent = atMs - state.lastAtMs >= settings.silenceMs;
  return isSilent && state.strokes.length >= settings.minLength ? scanned(state, atMs, settings) : typed(state);
};

/** Not a scan: characters typed outside of a field were single keys. */
const typed = (state: ScanState): Step => {
  const fresh = state.strokes.slice(state.given);
  const keys = fresh.map(({ key, code, isShifted }) => ({ key: digitOf(code) ?? key, isShifted }));
  return { state: { ...state, strokes: [], given: 0 }, effects: state.isInField ? [] : [{ kind: "KEYS", keys }] };
};

const scanned = (state: ScanState, atMs: number, settings: ScanSettings): Step => {
  const { strokes, isInField, before } = state;
  const scan = {
    text: bare(strokes.map(characterOf).join(""), settings),
    byPlace: bare(strokes.map(placeOf).join(""), settings),
    isRest: state.given >= settings.minLength,
  };
  const restored: ScanEffect[] = isInField ? [{ kind: "RESTORE_FIELD" }] : [];
  const isRepeat = before !== null && before.text === scan.text && isOwnRepeat(state, before.atMs, atMs, settings);
  return {
    state: { ...state, strokes: [], given: 0, before: { text: scan.text, atMs } },
    effects: [...restored, { kind: isRepeat ? "REPEAT" : "SCAN", scan }],
  };
};

/**
 * Whether the scanner itself repeated a code: both within `repeatMs` or, for a slow scanner, the second without a pause
 * after the first. A person presenting another unit of the same product is slower than either.
 */
const isOwnRepeat = (
  { beganAtMs }: ScanState,
  beforeMs: number,
  atMs: number,
  { repeatMs, maxGapMs }: ScanSettings,
): boolean => atMs - beforeMs <= repeatMs || beganAtMs - beforeMs <= maxGapMs;

const characterOf = ({ key, code, isShifted }: Stroke): string =>
  isUnreadable(key) ? usCharacter(code, isShifted) : key;

const placeOf = ({ key, code, isShifted }: Stroke): string => usCharacter(code, isShifted) || key;

const bare = (text: string, { prefix, suffix }: ScanSettings): string => {
  const begun = prefix !== "" && text.startsWith(prefix) ? text.slice(prefix.length) : text;
  return suffix !== "" && begun.endsWith(suffix) ? begun.slice(0, -suffix.length) : begun;
};
