import type { AnswerKind } from "./types";

type Tone = { readonly hertz: number; readonly atMs: number; readonly ms: number };

/** Short and high: right. Two low: unknown. Rising: done. Long and low: stop, look. */
const TONES: Record<AnswerKind, readonly Tone[]> = {
  OK: [{ hertz: 1_760, atMs: 0, ms: 70 }],
  UNKNOWN: [
    { hertz: 220, atMs: 0, ms: 120 },
    { hertz: 220, atMs: 180, ms: 120 },
  ],
  DONE: [
    { hertz: 880, atMs: 0, ms: 80 },
    { hertz: 1_320, atMs: 90, ms: 110 },
  ],
  STOP: [{ hertz: 280, atMs: 0, ms: 300 }],
};

const VIBRATION: Record<AnswerKind, number[]> = { OK: [30], UNKNOWN: [80, 60, 80], DONE: [30, 30, 60], STOP: [200] };
const VOLUME = 0.18;

let audio: AudioContext | null = null;

/** Plays a response's sound. Each has a visual counterpart; a device without sound misses nothing. */
export const playSound = (kind: AnswerKind): void => {
  navigator.vibrate?.(VIBRATION[kind]);
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  // Browsers allow sound after the first key or press; a scan is one.
  if (audio.state === "suspended") void audio.resume();
  for (const { hertz, atMs, ms } of TONES[kind]) {
    const start = audio.currentTime + atMs / 1_000;
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
    oscillator.type = "square";
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + ms / 1_000);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + ms / 1_000);
  }
};
