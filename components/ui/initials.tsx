import type { ReactNode } from "react";

type InitialsProps = { className?: string; isMachine?: boolean; children: ReactNode };

/** The actor: a person's initials in a circle, a machine's icon in a square. The name is beside it. */
export function Initials({ className = "size-6", isMachine = false, children }: InitialsProps) {
  return (
    <span
      className={`grid flex-none place-items-center border border-rule bg-sunken text-[11px] font-stretch-78% font-semibold text-ink-2 [&_svg]:size-3.5 [&_svg]:stroke-[1.75] ${isMachine ? "rounded-badge" : "rounded-full"} ${className}`}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

/** Up to two initials of a person. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.charAt(0).toUpperCase() ?? "").join("");
};
