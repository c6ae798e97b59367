import { saveSettings } from "./settings";
import {
  ACTS,
  type ActName,
  actOf,
  DEFAULT_KEYS,
  isLetter,
  type Keys,
  keyFace,
  keyProblem,
  withKey,
  withSwapped,
} from "./shortcuts";
import type { Station } from "./station";

/** The next key that is pressed is for this act; pressed again, it is not. */
export const askForKey = (station: Station, act: ActName): void => {
  const { sheet } = station.read();
  const isAsked = sheet?.kind === "KEYS" && sheet.act === act;
  const words = isAsked ? "" : `Press a key for ${ACTS[act].name}.`;
  station.change({ sheet: { kind: "KEYS", act: isAsked ? null : act, words, taken: null } });
};

/** Takes a key for the act that waits for one; says so where another act has it. */
export const takeKeyFor = (station: Station, act: ActName, key: string) => {
  const { keys } = station.read();
  const problem = keyProblem(key);
  if (problem !== null) return ask(station, act, `${problem} Press another key.`);
  const other = actOf(keys, key);
  if (other !== null && other !== act) {
    const words = `${keyFace(key)} is already used for ${ACTS[other].name}. Press another key, or swap them.`;
    return ask(station, act, words, other);
  }
  const isRestLost = act === "APPROVE" && !isLetter(key) && keys.APPROVE_REST === "";
  const more = isRestLost ? ` To approve all remaining units, choose a key for ${ACTS.APPROVE_REST.name}.` : "";
  keep(station, withKey(keys, act, key), `${ACTS[act].name} is now ${keyFace(key)}.${more}`);
};

const ask = (station: Station, act: ActName, words: string, taken: ActName | null = null) =>
  station.change({ sheet: { kind: "KEYS", act, words, taken } });

/** Two acts change their keys. */
export const swapKeys = (station: Station, act: ActName, other: ActName): void => {
  const keys = withSwapped(station.read().keys, act, other);
  keep(
    station,
    keys,
    `${ACTS[act].name} is now ${faceOf(keys, act)}, and ${ACTS[other].name} is ${faceOf(keys, other)}.`,
  );
};

const faceOf = (keys: Keys, act: ActName): string => (keys[act] === "" ? "not assigned" : keyFace(keys[act]));

/** Every key as it was at first. */
export const restoreKeys = (station: Station): void => keep(station, DEFAULT_KEYS, "All keys reset to default.");

const keep = (station: Station, keys: Keys, words: string): void => {
  saveSettings({ keys });
  station.change({ keys, sheet: { kind: "KEYS", act: null, words, taken: null } });
};
