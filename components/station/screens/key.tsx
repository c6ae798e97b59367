"use client";

import { type ComponentProps, createContext, useContext } from "react";
import { type ActName, DEFAULT_KEYS, type Keys, keyFace } from "../work/shortcuts";

/** The keys of this device; nothing stands on buttons where letters and digits are switched off. */
const KeysContext = createContext<{ readonly keys: Keys; readonly areOn: boolean }>({
  ...{ keys: DEFAULT_KEYS, areOn: true },
});
export const KeysProvider = KeysContext.Provider;

/** The key that does the same as the button it stands in; decorative, as `aria-keyshortcuts` says it. For Enter and Escape. */
export function Key({ children }: { children: string }) {
  return (
    <span className="key" aria-hidden="true">
      {children}
    </span>
  );
}

/** The same for a digit. */
export function DigitKey({ children }: { children: string }) {
  return useContext(KeysContext).areOn ? <Key>{children}</Key> : null;
}

/** The same for a key that may be chosen. */
export function ActKey({ act }: { act: ActName }) {
  const key = useShortcut(act);
  return key === undefined ? null : <Key>{keyFace(key)}</Key>;
}

/** The key of an act, for `aria-keyshortcuts`; nothing where none acts. */
export const useShortcut = (act: ActName): string | undefined => {
  const { keys, areOn } = useContext(KeysContext);
  return areOn && keys[act] !== "" ? keys[act] : undefined;
};

type ActButtonProps = Omit<ComponentProps<"button">, "type"> & {
  act: ActName;
  /** The key stands after the words. */
  isKeyLast?: boolean;
};

/** A button that a key presses, too. */
export function ActButton({ act, isKeyLast = false, children, ...rest }: ActButtonProps) {
  return (
    <button className="btn" {...rest} type="button" aria-keyshortcuts={useShortcut(act)}>
      {isKeyLast ? null : <ActKey act={act} />}
      {children}
      {isKeyLast ? <ActKey act={act} /> : null}
    </button>
  );
}
