import { saveSettings } from "./settings";
import {
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

/** Binds the next pressed key to this action; pressed again, cancels. */
export const askForKey = (station: Station, act: ActName): void => {
  const { sheet } = station.read();
  const isAsked = sheet?.kind === "KEYS" && sheet.act === act;
  const words = isAsked ? "" : station.t("keys.press", { act: station.t(`actNames.${act}`) });
  station.change({ sheet: { kind: "KEYS", act: isAsked ? null : act, words, taken: null } });
};

/** Binds a key to the action that waits for one; reports if another action has it. */
export const takeKeyFor = (station: Station, act: ActName, key: string) => {
  const { keys } = station.read();
  const problem = keyProblem(key);
  if (problem !== null) return ask(station, act, station.t(`keys.problems.${problem}`));
  const other = actOf(keys, key);
  if (other !== null && other !== act) {
    const words = station.t("keys.taken", { key: keyFace(key), act: station.t(`actNames.${other}`) });
    return ask(station, act, words, other);
  }
  const isRestLost = act === "APPROVE" && !isLetter(key) && keys.APPROVE_REST === "";
  const named = { act: station.t(`actNames.${act}`), key: keyFace(key) };
  const words = isRestLost
    ? station.t("keys.nowRest", { ...named, rest: station.t("actNames.APPROVE_REST") })
    : station.t("keys.now", named);
  keep(station, withKey(keys, act, key), words);
};

const ask = (station: Station, act: ActName, words: string, taken: ActName | null = null) =>
  station.change({ sheet: { kind: "KEYS", act, words, taken } });

/** Swaps the keys of two actions. */
export const swapKeys = (station: Station, act: ActName, other: ActName): void => {
  const keys = withSwapped(station.read().keys, act, other);
  const faceOf = (of: ActName): string => (keys[of] === "" ? station.t("keys.notAssigned") : keyFace(keys[of]));
  const [first, second] = [station.t(`actNames.${act}`), station.t(`actNames.${other}`)];
  keep(
    station,
    keys,
    station.t("keys.swapped", { act: first, key: faceOf(act), other: second, otherKey: faceOf(other) }),
  );
};

/** Resets all keys to their defaults. */
export const restoreKeys = (station: Station): void => keep(station, DEFAULT_KEYS, station.t("keys.reset"));

const keep = (station: Station, keys: Keys, words: string): void => {
  saveSettings({ keys });
  station.change({ keys, sheet: { kind: "KEYS", act: null, words, taken: null } });
};
