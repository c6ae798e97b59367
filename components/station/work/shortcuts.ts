/**
 * The action of a single key, with its default key. A key does one thing on every screen, so that hands learn it once.
 */
const ACTS = {
  APPROVE: "a",
  // Without a key until one is configured: Shift and the letter of the previous action do it, too.
  APPROVE_REST: "",
  DECLINE: "d",
  MISSING: "m",
  SHOWN: "v",
  OVERRIDE: "o",
  NOTE: "n",
  PHOTO: "p",
  PHONE: "h",
  ZOOM: "z",
  UNDO: "u",
  TYPE: "t",
  CAMERA: "c",
  FOUND_LIST: "f",
  CODES: "e",
  LATER: "k",
  REGISTER: "r",
  NO_CODE: "i",
  TAKE_OUT: "x",
  ASIDE: "s",
  PRINT: "l",
  PERSON: "w",
  SHIFT: "g",
  QUEUE: "q",
  HELP: "?",
} as const satisfies Readonly<Record<string, string>>;

export type ActName = keyof typeof ACTS;
/** The key of each action; "" without one. */
export type Keys = Readonly<Record<ActName, string>>;

export const ACT_NAMES = Object.keys(ACTS) as readonly ActName[];

export const DEFAULT_KEYS: Keys = ACTS;

/** Keys without a letter that pedals and keypads send, and no browser needs. */
const PEDALS = /^(?:F1[3-9]|F2[0-4]|PageUp|PageDown|Home|End|Insert)$/i;

/** Why a key can't be configured; null if it can. */
export const keyProblem = (key: string): "DIGIT" | "SPACE" | "UNUSABLE" | null => {
  if (/^\d$/.test(key)) return "DIGIT";
  if (key === " ") return "SPACE";
  if (Array.from(key).length === 1 || PEDALS.test(key)) return null;
  return "UNUSABLE";
};

/**
 * Whether a key is a letter with a capital: only then can Shift have its own meaning. Signs need Shift themselves on
 * some keyboards, and so may any key without a capital.
 */
export const isLetter = (key: string): boolean => {
  const [lower, upper] = [key.toLowerCase(), key.toUpperCase()];
  return lower !== upper && Array.from(lower).length === 1 && Array.from(upper).length === 1;
};

/** A key's action; null without one. */
export const actOf = (keys: Keys, key: string): ActName | null =>
  ACT_NAMES.find((act) => keys[act] !== "" && keys[act].toLowerCase() === key.toLowerCase()) ?? null;

/** Binds an action to a key that no other has. */
export const withKey = (keys: Keys, act: ActName, key: string): Keys => ({ ...keys, [act]: key.toLowerCase() });

/** Swaps the keys of two actions, or binds the first to a key and the second to the first one's previous key. */
export const withSwapped = (keys: Keys, act: ActName, other: ActName): Keys => ({
  ...keys,
  [act]: keys[other],
  [other]: keys[act],
});

/** A device's stored keys. A new action whose default key is already in use has none. */
export const keysFrom = (kept: Partial<Record<string, unknown>>): Keys => {
  const chosen = ACT_NAMES.flatMap((act): [ActName, string][] => {
    const key = kept[act];
    return typeof key === "string" && (key === "" || keyProblem(key) === null) ? [[act, key]] : [];
  });
  const taken = new Set(chosen.map(([, key]) => key));
  const own = (act: ActName): string => (taken.has(ACTS[act]) ? "" : ACTS[act]);
  const known = new Map(chosen);
  return Object.fromEntries(ACT_NAMES.map((act) => [act, known.get(act) ?? own(act)])) as Keys;
};

/** As printed on the key. */
export const keyFace = (key: string): string => {
  const named: Readonly<Record<string, string>> = { pageup: "PgUp", pagedown: "PgDn" };
  return (
    named[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1))
  );
};
