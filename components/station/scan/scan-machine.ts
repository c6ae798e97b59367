import type { ScanSettings } from "./scan-settings";
import { digitOf, usCharacter } from "./us-keyboard";

/** Where a key falls: into a field, on a control that answers Enter and Space itself, or on nothing. */
export type KeyFocus = "FIELD" | "CONTROL" | "NONE";

export type KeyDown = {
  /** Milliseconds of the event itself, not of when it was handled. */
  readonly atMs: number;
  readonly key: string;
  readonly code: string;
  readonly isShifted: boolean;
  /** Held with Control, Alt or Meta, without being AltGr. */
  readonly isChord: boolean;
  readonly isRepeat: boolean;
  readonly focus: KeyFocus;
};

/** A code in both readings: as the computer's layout wrote it, and by the places of the keys. Mostly the same. */
export type Reading = { readonly text: string; readonly byPlace: string };

export type Scan = Reading & {
  /** The first part of it was taken for a whole scan before. */
  readonly isRest: boolean;
};

type Stroke = { readonly key: string; readonly code: string; readonly isShifted: boolean };

export type ScanState = {
  readonly strokes: readonly Stroke[];
  /** Whether what was written so far went into a field. */
  readonly isInField: boolean;
  readonly lastAtMs: number;
  /** A character under Control, Alt or Meta: a shortcut, unless a scan follows it. */
  readonly lead: { readonly stroke: Stroke; readonly atMs: number } | null;
  readonly before: { readonly text: string; readonly atMs: number } | null;
  /** When what is being written began. */
  readonly beganAtMs: number;
  /** How many of `strokes` were acted on already, before it was seen that more of the same burst was on its way. */
  readonly given: number;
  /** What silence ended last: on a busy device the rest of the same burst may come after that. */
  readonly cut: Pick<ScanState, "strokes" | "isInField" | "beganAtMs" | "lastAtMs"> | null;
};

/** A key that somebody pressed by itself, outside of fields. */
export type PressedKey = { readonly key: string; readonly isShifted: boolean };

export type ScanEffect =
  /** Remember the field as it is: a scan may begin in it. */
  | { readonly kind: "REMEMBER_FIELD" }
  /** Give the field back what it held before the scan. */
  | { readonly kind: "RESTORE_FIELD" }
  /** The browser does nothing with this key. */
  | { readonly kind: "SWALLOW" }
  | { readonly kind: "SCAN"; readonly scan: Scan }
  /** The same code again from the scanner itself. */
  | { readonly kind: "REPEAT"; readonly scan: Scan }
  | { readonly kind: "KEYS"; readonly keys: readonly PressedKey[] };

type Step = { readonly state: ScanState; readonly effects: readonly ScanEffect[] };

export const NO_KEYS: ScanState = {
  ...{ strokes: [], isInField: false, lastAtMs: 0, lead: null, before: null, beganAtMs: 0, given: 0, cut: null },
};

const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "Fn"]);
/** GS, which parts the elements of a GS1 code, as scanners type it: Control and ]. */
const GROUP_SEPARATOR: Stroke = { key: "\u001D", code: "", isShifted: false };

/**
 * Tells a scanner's bursts from what people type (ux, section 4.6). A burst is characters with pauses of at most
 * `maxGapMs`, ended by Enter, Tab or silence. Single keys are given out only when no burst followed: the "A" that begins
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
  // A button in focus is pressed by Space as ever.
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

/** What time alone decides: a scan without an end, or single keys that nothing followed. */
export const takeSilence = (state: ScanState, atMs: number, settings: ScanSettings): Step => {
  const dueAtMs = silenceAtMs(state, settings);
  if (dueAtMs === null || atMs < dueAtMs) return { state, effects: [] };
  const { strokes, isInField, beganAtMs, lastAtMs } = state;
  const ended = endBurst(state, atMs, settings);
  return { ...ended, state: { ...ended.state, cut: { strokes, isInField, beganAtMs, lastAtMs } } };
};

/** When `takeSilence` is to be asked next; null while nothing waits. */
export const silenceAtMs = ({ strokes, lastAtMs }: ScanState, settings: ScanSettings): number | null => {
  if (strokes.length === 0) return null;
  return lastAtMs + (strokes.length < settings.minLength ? settings.maxGapMs : settings.silenceMs) + 1;
};

const isEndKey = ({ key }: KeyDown): boolean => key === "Enter" || key === "Tab";

/** The end of a scan that silence has ended: it confirms nothing that this scan has opened. */
const isLateEnd = ({ strokes, cut }: ScanState, key: KeyDown, settings: ScanSettings): boolean =>
  strokes.length === 0 &&
  cut !== null &&
  isEndKey(key) &&
  cut.strokes.length >= settings.minLength &&
  key.atMs - cut.lastAtMs <= settings.silenceMs;

/** Goes on with a burst that silence has ended too early: the times of the keys themselves say that they are one. */
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

/** Into a field characters go as ever: whether they belong to a scan is known only at its end. */
const swallowing = ({ focus }: KeyDown): ScanEffect[] => (focus === "FIELD" ? [] : [SWALLOW]);

const strokeOf = ({ strokes }: ScanState, { key, code, isShifted, isChord }: KeyDown): Stroke | null => {
  if (isChord) return code === "BracketRight" && strokes.length > 0 ? GROUP_SEPARATOR : null;
  const isWritten = Array.from(key).length === 1 || (isUnreadable(key) && usCharacter(code, isShifted) !== "");
  return isWritten ? { key, code, isShifted } : null;
};

/**
 * Whoever comes to this tab with Control and Tab may still hold Control when the first character of a scan arrives. The
 * browser has had it then, too: it is the scan's all the same.
 */
const withLead = (state: ScanState, { key, code, isShifted, atMs }: KeyDown): ScanState => {
  const isLead = state.strokes.length === 0 && Array.from(key).length === 1 && usCharacter(code, isShifted) !== "";
  return isLead ? { ...state, lead: { stroke: { key, code, isShifted }, atMs } } : state;
};

const leadOf = ({ strokes, lead }: ScanState, { atMs }: KeyDown, { maxGapMs }: ScanSettings): Stroke[] =>
  strokes.length === 0 && lead !== null && atMs - lead.atMs <= maxGapMs ? [lead.stroke] : [];

/** Dead keys and input methods hide what was pressed; its place still tells. */
const isUnreadable = (key: string): boolean => key === "Dead" || key === "Process" || key === "Unidentified";

const takeEnd = (state: ScanState, key: KeyDown, settings: ScanSettings): Step => {
  if (state.strokes.length >= settings.minLength && !key.isRepeat) {
    const ended = scanned(state, key.atMs, settings);
    return { state: ended.state, effects: [...ended.effects, SWALLOW] };
  }
  return takeOther(state, key);
};

/** Enter, Escape, arrows and the like: each by itself, after whatever came before it. */
const takeOther = (state: ScanState, key: KeyDown): Step => {
  const ended = state.strokes.length > 0 ? typed(state) : { state, effects: [] };
  const isEnter = key.key === "Enter";
  // What Enter opens puts a button into focus: neither the same Enter presses that one, nor its repetitions while it is held.
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

/** No scan: what was typed outside of a field were single keys. */
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
 * Whether the scanner itself sent a code twice: both within `repeatMs`, or, where it writes slowly, the second without a
 * pause after the first. A person who holds up another piece of the same product is slower than either.
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
