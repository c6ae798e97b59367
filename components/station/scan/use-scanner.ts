import { useEffect, useRef } from "react";
import {
  type KeyDown,
  type KeyFocus,
  NO_KEYS,
  type PressedKey,
  type Scan,
  type ScanEffect,
  type ScanState,
  silenceAtMs,
  takeKey,
  takeSilence,
} from "./scan-machine";
import { SCAN_SETTINGS, type ScanSettings } from "./scan-settings";

type Heard = {
  onScan: (scan: Scan) => void;
  /** A repeat of the previous code, too soon to be intended. */
  onRepeat: () => void;
  /**
   * Single keys pressed outside of fields, once it is certain that no scan began with them, and what was on screen when
   * the first was pressed.
   */
  onKeys: (keys: readonly PressedKey[], seen: string) => void;
  /** What is on screen now. */
  look: () => string;
};

/** The only keyboard listener: scans wherever the focus is, single keys outside of fields. */
export const useScanner = (heard: Heard, settings: ScanSettings = SCAN_SETTINGS): void => {
  const latest = useRef({ heard, settings });
  useEffect(() => {
    latest.current = { heard, settings };
  });
  useEffect(() => listen(latest), []);
};

/** A device with a longer delay isn't in use. */
const MOST_LAG_MS = 1_000;

type Latest = { readonly current: { readonly heard: Heard; readonly settings: ScanSettings } };

const listen = (latest: Latest): (() => void) => {
  let state: ScanState = NO_KEYS;
  // The settings at the start of a burst: one that lands in the prefix field must not change its own prefix.
  let { settings } = latest.current;
  let field: Remembered | null = null;
  let [timer, lagMs, seen] = [0, 0, ""];
  const obey = (effects: readonly ScanEffect[]) => {
    for (const effect of effects) {
      if (effect.kind === "REMEMBER_FIELD") field = rememberField();
      else if (effect.kind === "RESTORE_FIELD") restoreField(field);
      else if (effect.kind === "SCAN") latest.current.heard.onScan(effect.scan);
      else if (effect.kind === "REPEAT") latest.current.heard.onRepeat();
      else if (effect.kind === "KEYS") {
        latest.current.heard.onKeys(effect.keys, seen);
        seen = latest.current.heard.look();
      }
    }
  };
  /**
   * A pause is measured in the keys' own times, from the handling of the last one plus its delay: on a busy device,
   * keys that a scanner sent long ago are still to come.
   */
  const wait = () => {
    window.clearTimeout(timer);
    const dueAtMs = silenceAtMs(state, settings);
    if (dueAtMs !== null) timer = window.setTimeout(onSilence, dueAtMs - state.lastAtMs + lagMs, dueAtMs);
  };
  const onSilence = (atMs: number) => {
    const step = takeSilence(state, atMs, settings);
    state = step.state;
    obey(step.effects);
    wait();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (state.strokes.length === 0) {
      settings = latest.current.settings;
      seen = latest.current.heard.look();
    }
    lagMs = Math.min(MOST_LAG_MS, Math.max(0, performance.now() - event.timeStamp));
    const step = takeKey(state, keyDownOf(event), settings);
    state = step.state;
    if (step.effects.some(({ kind }) => kind === "SWALLOW")) {
      event.preventDefault();
      event.stopPropagation();
    }
    obey(step.effects);
    wait();
  };
  document.addEventListener("keydown", onKeyDown, { capture: true });
  return () => {
    document.removeEventListener("keydown", onKeyDown, { capture: true });
    window.clearTimeout(timer);
  };
};

const keyDownOf = (event: KeyboardEvent): KeyDown => ({
  atMs: event.timeStamp,
  key: event.key,
  code: event.code,
  isShifted: event.shiftKey,
  // Windows reports AltGr as Control and Alt, and it produces characters.
  isChord: (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState("AltGraph"),
  isRepeat: event.repeat,
  focus: focusOf(event.target),
});

const UNTYPED_INPUTS = ["radio", "checkbox", "button", "submit", "file"];

const focusOf = (target: EventTarget | null): KeyFocus => {
  // A dialog that has just closed keeps the focus in its field until the next frame, although nobody types there any
  // more.
  if (!(target instanceof HTMLElement) || target.closest("dialog:not([open])")) return "NONE";
  const input = target instanceof HTMLInputElement ? target : null;
  if (input ? !UNTYPED_INPUTS.includes(input.type) : target.matches("textarea, [contenteditable]")) return "FIELD";
  return target.matches("button, a[href], select, summary, input") ? "CONTROL" : "NONE";
};

type Field = HTMLInputElement | HTMLTextAreaElement;
type Remembered = { field: Field; value: string };

const rememberField = (): Remembered | null => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? { field, value: field.value }
    : null;
};

/** Uses the element's own setter, so that React treats it like typed input. */
const restoreField = (remembered: Remembered | null): void => {
  if (remembered === null) return;
  const { field, value } = remembered;
  const owner = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(owner, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
