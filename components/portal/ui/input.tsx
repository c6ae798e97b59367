import type { ComponentProps } from "react";

const FIELD =
  "rounded-brand border border-field-line bg-surface px-3 py-2.75 text-base text-ink transition-[border-color] hover:border-ink-2 focus-visible:border-link focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:inset-ring aria-invalid:inset-ring-bad";
// Alternatives to a border that a store may choose: a background or an underline.
const LINED =
  "lined:border-transparent lined:border-b-field-line lined:hover:border-b-ink-2 lined:aria-invalid:border-b-bad lined:aria-invalid:inset-shadow-line lined:aria-invalid:inset-ring-0 filled:rounded-b-none filled:bg-sunken standard:rounded-none standard:bg-transparent standard:px-0.5";

/**
 * A single-line input. Its text follows its own script's direction: numbers and addresses are left to right everywhere.
 */
export function Input({ className = "w-full", ...rest }: ComponentProps<"input">) {
  return <input dir="auto" className={`${FIELD} ${LINED} min-h-12 ${className}`} {...rest} />;
}

/** A multi-line input. */
export function Textarea(props: ComponentProps<"textarea">) {
  return <textarea dir="auto" className={`${FIELD} ${LINED} min-h-19 w-full resize-y`} {...props} />;
}

/** The browser's native select. */
export function Select(props: ComponentProps<"select">) {
  return <select className={`${FIELD} ${LINED} min-h-12 w-full`} {...props} />;
}

/** A check box or radio button. */
export function Tick({ type = "checkbox", className = "", ...rest }: ComponentProps<"input">) {
  const sign =
    type === "radio"
      ? "rounded-full before:size-2 before:rounded-full before:bg-on-brand"
      : "rounded-[min(var(--radius),6px)] before:-mt-0.75 before:h-1.5 before:w-3 before:-rotate-45 before:border-[length:0_0_2px_2px] before:border-on-brand";
  return (
    <input
      type={type}
      className={`grid size-6 flex-none cursor-pointer appearance-none place-content-center border-[1.5px] border-field-line bg-surface transition-[background-color,border-color] before:opacity-0 before:content-[''] checked:border-brand-edge checked:bg-brand checked:before:opacity-100 ${sign} ${className}`}
      {...rest}
    />
  );
}
