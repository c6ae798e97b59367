import type { ComponentProps } from "react";
import { Input } from "../../../ui/input";

type FigureInputProps = ComponentProps<"input"> & { unit: string; onType: (text: string) => void };

/** A number field with its unit. */
export function FigureInput({ unit, onType, ...input }: FigureInputProps) {
  return (
    <span className="gap-2.5 text-ink-2 grid-cols-[minmax(64px,120px)_minmax(0,1fr)] items-center grid [&_input]:text-right">
      <Input {...input} autoComplete="off" onChange={(event) => onType(event.currentTarget.value)} />
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}
