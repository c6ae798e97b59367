import type { ActName } from "../work/shortcuts";
import { ActButton } from "./act-button";
import { Button, type ButtonProps } from "./button";

type SwitchProps = Omit<ButtonProps, "as" | "children" | "onChange"> & {
  label: string;
  isOn: boolean;
  /** The action whose key also presses it. */
  act?: ActName;
};

/** On or off, immediately. */
export function Switch({ label, isOn, act, fit = "row", ...rest }: SwitchProps) {
  const drawn = { ...rest, fit, role: "switch", "aria-checked": isOn, children: <Words label={label} isOn={isOn} /> };
  return act === undefined ? <Button {...drawn} /> : <ActButton act={act} {...drawn} />;
}

function Words({ label, isOn }: Pick<SwitchProps, "label" | "isOn">) {
  return (
    <>
      <span>{label}</span>
      <Knob isOn={isOn} />
    </>
  );
}

function Knob({ isOn }: { isOn: boolean }) {
  return (
    <i
      className={`relative ms-auto h-7 w-11 flex-none rounded-full border-2 after:absolute after:inset-y-0.75 after:w-4.5 after:rounded-full after:content-[''] ${isOn ? "border-ink bg-ink after:end-0.75 after:bg-paper" : "border-field-line after:start-0.75 after:bg-field-line"}`}
      aria-hidden="true"
    />
  );
}
