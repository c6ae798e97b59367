/**
 * What a key alone does: the key that it has until somebody chooses another, its name, and what help says of it. A key does
 * one thing on every screen, so that hands learn it once.
 */
export const ACTS = {
  APPROVE: { key: "a", name: "Approve", help: "approve" },
  // Without a key until somebody gives it one: Shift and the letter of the act before do it, too.
  APPROVE_REST: { key: "", name: "Approve the rest", help: "approve all remaining units" },
  DECLINE: { key: "d", name: "Decline", help: "decline; 0 for another reason" },
  MISSING: { key: "m", name: "Missing", help: "missing" },
  SHOWN: { key: "v", name: "Show reason to shopper", help: "show or hide the reason to the shopper" },
  OVERRIDE: { key: "o", name: "Change refund", help: "change refund" },
  NOTE: { key: "n", name: "Note", help: "note" },
  PHOTO: { key: "p", name: "Photo", help: "photo of a declined unit" },
  PHONE: { key: "h", name: "Phone", help: "use a phone as the camera" },
  ZOOM: { key: "z", name: "Enlarge", help: "enlarge the picture while held" },
  UNDO: { key: "u", name: "Undo", help: "undo" },
  TYPE: { key: "t", name: "Type a code", help: "type a code" },
  CAMERA: { key: "c", name: "Camera", help: "read a code with the camera" },
  FOUND_LIST: { key: "f", name: "Unexpected parcels", help: "unexpected parcels" },
  CODES: { key: "e", name: "Codes to decide", help: "codes and extra items to decide" },
  LATER: { key: "k", name: "Submit, decide later", help: "submit and keep codes for later" },
  REGISTER: { key: "r", name: "Register", help: "register an unexpected parcel" },
  NO_CODE: { key: "i", name: "No code", help: "unexpected parcel: add an item without a code" },
  TAKE_OUT: { key: "x", name: "Remove", help: "remove an item; dismiss a code" },
  ASIDE: { key: "s", name: "Set aside", help: "set aside; no owner found" },
  PRINT: { key: "l", name: "Print bin label", help: "print the bin label" },
  PERSON: { key: "w", name: "Switch person", help: "switch person" },
  SHIFT: { key: "g", name: "Shift summary", help: "shift summary" },
  QUEUE: { key: "q", name: "Waiting to be sent", help: "what’s waiting to be sent" },
  HELP: { key: "?", name: "Keys and help", help: "this list" },
} as const satisfies Readonly<Record<string, { key: string; name: string; help: string }>>;

export type ActName = keyof typeof ACTS;
/** The key of each act; "" where it has none. */
export type Keys = Readonly<Record<ActName, string>>;

export const ACT_NAMES = Object.keys(ACTS) as readonly ActName[];

export const DEFAULT_KEYS = Object.fromEntries(ACT_NAMES.map((act) => [act, ACTS[act].key])) as Keys;

/** Keys without a letter on them that pedals and keypads send, and no browser needs. */
const PEDALS = /^(?:F1[3-9]|F2[0-4]|PageUp|PageDown|Home|End|Insert)$/i;

/** Why a key cannot be chosen; null for one that can. */
export const keyProblem = (key: string): string | null => {
  if (/^\d$/.test(key)) return "Digits are used for reasons, grades and units.";
  if (key === " ") return "Space presses the focused button.";
  if (Array.from(key).length === 1 || PEDALS.test(key)) return null;
  return "Choose a letter, a symbol or a foot pedal.";
};

/**
 * Whether a key is a letter that has a capital: with it Shift can mean something of its own. Signs need Shift themselves, on
 * one keyboard or another, and so may any key that has no capital.
 */
export const isLetter = (key: string): boolean => {
  const [lower, upper] = [key.toLowerCase(), key.toUpperCase()];
  return lower !== upper && Array.from(lower).length === 1 && Array.from(upper).length === 1;
};

/** What a key does; null for one that does nothing. */
export const actOf = (keys: Keys, key: string): ActName | null =>
  ACT_NAMES.find((act) => keys[act] !== "" && keys[act].toLowerCase() === key.toLowerCase()) ?? null;

/** Gives an act a key that no other has. */
export const withKey = (keys: Keys, act: ActName, key: string): Keys => ({ ...keys, [act]: key.toLowerCase() });

/** Gives two acts the key of each other, or the first one a key and the second one what the first had. */
export const withSwapped = (keys: Keys, act: ActName, other: ActName): Keys => ({
  ...keys,
  [act]: keys[other],
  [other]: keys[act],
});

/**
 * The keys as a device remembers them. An act that came later, and whose own key somebody has given to another one since,
 * has none.
 */
export const keysFrom = (kept: Partial<Record<string, unknown>>): Keys => {
  const chosen = ACT_NAMES.flatMap((act): [ActName, string][] => {
    const key = kept[act];
    return typeof key === "string" && (key === "" || keyProblem(key) === null) ? [[act, key]] : [];
  });
  const taken = new Set(chosen.map(([, key]) => key));
  const own = (act: ActName): string => (taken.has(ACTS[act].key) ? "" : ACTS[act].key);
  const known = new Map(chosen);
  return Object.fromEntries(ACT_NAMES.map((act) => [act, known.get(act) ?? own(act)])) as Keys;
};

/** As it stands on the key. */
export const keyFace = (key: string): string => {
  const named: Readonly<Record<string, string>> = { pageup: "PgUp", pagedown: "PgDn" };
  return (
    named[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1))
  );
};
