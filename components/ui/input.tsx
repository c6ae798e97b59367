import type { ComponentProps } from "react";

// Phones zoom in on inputs with text under 16 px.
const FIELD =
  "w-full rounded-control border border-field-line bg-surface text-ink placeholder:text-ink-3 placeholder:opacity-100 focus-visible:border-transparent focus-visible:-outline-offset-1 aria-invalid:border-bad max-md:min-h-11 max-md:text-[16px]";

/** A single-line input. */
export function Input({ className = "", ...rest }: ComponentProps<"input">) {
  return <input className={`${FIELD} h-9 px-2.5 ${className}`} {...rest} />;
}

/** A multi-line input. */
export function Textarea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea className={`${FIELD} block px-2.5 py-2 ${className}`} {...rest} />;
}

/** The browser's native select: searchable by typing, with the phone's own look. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return <select className={`${FIELD} h-9 pr-1 pl-2.5 ${className}`} {...rest} />;
}

/** A check box. */
export function Tick({ className = "", ...rest }: ComponentProps<"input">) {
  return (
    <input
      type="checkbox"
      className={`grid size-4 flex-none appearance-none place-items-center rounded-[3px] border border-field-line bg-surface checked:border-accent checked:bg-accent checked:after:h-1.25 checked:after:w-2.25 checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-b-2 checked:after:border-l-2 checked:after:border-on-accent checked:after:content-[''] ${className}`}
      {...rest}
    />
  );
}

/** A check box or radio button with its label. */
export function TickLine({ className = "", ...rest }: ComponentProps<"label">) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is among its children
    <label
      className={`flex min-h-7 min-w-0 items-start gap-2 py-1 leading-5 wrap-anywhere max-md:min-h-10 max-md:py-2.5 [&>input]:mt-0.5 [&>input]:flex-none [&>input]:accent-accent [&>input[type=radio]]:mt-1 ${className}`}
      {...rest}
    />
  );
}
