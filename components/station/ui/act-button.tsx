import { createContext, useContext } from "react";
import { type ActName, DEFAULT_KEYS, type Keys, keyFace } from "../work/shortcuts";
import { Button, type ButtonProps } from "./button";

/** This device's key bindings; buttons show none if letters and digits are off. */
const KeysContext = createContext<{ readonly keys: Keys; readonly areOn: boolean }>({
  ...{ keys: DEFAULT_KEYS, areOn: true },
});
export const KeysProvider = KeysContext.Provider;

/** The key that equals the button; decorative, because `aria-keyshortcuts` announces it. For Enter and Escape. */
export function Key({ children, isListed = false, isLarge = false }: KeyProps) {
  const size = isLarge ? "h-8.5 min-w-8.5 border-2 border-current text-[20px]/none" : CAP;
  return (
    <span
      className={`inline-grid flex-none place-items-center rounded-key border font-semibold ${size} ${isListed ? "" : "max-bench:hidden"}`}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

const CAP = "h-7 min-w-7 border-key px-1.5 text-[16px]/none";

type KeyProps = {
  children: string;
  /** A phone has no keys, but it shows those of a list. */
  isListed?: boolean;
  isLarge?: boolean;
};

/** The same for a digit. */
export function DigitKey(props: Omit<KeyProps, "isLarge">) {
  return useContext(KeysContext).areOn ? <Key {...props} /> : null;
}

/** The same for a configurable key. */
export function ActKey({ act, isLarge = false }: { act: ActName; isLarge?: boolean }) {
  const key = useShortcut(act);
  return key === undefined ? null : <Key isLarge={isLarge}>{keyFace(key)}</Key>;
}

/** The key of an action, for `aria-keyshortcuts`; empty without one. */
export const useShortcut = (act: ActName): string | undefined => {
  const { keys, areOn } = useContext(KeysContext);
  return areOn && keys[act] !== "" ? keys[act] : undefined;
};

type ActButtonProps = Omit<ButtonProps, "as" | "type"> & {
  act: ActName;
  /** The key follows the text. */
  isKeyLast?: boolean;
};

/** A button with a keyboard shortcut. */
export function ActButton({ act, isKeyLast = false, children, ...rest }: ActButtonProps) {
  return (
    <Button {...rest} aria-keyshortcuts={useShortcut(act)}>
      {isKeyLast ? null : <ActKey act={act} />}
      {children}
      {isKeyLast ? <ActKey act={act} /> : null}
    </Button>
  );
}
