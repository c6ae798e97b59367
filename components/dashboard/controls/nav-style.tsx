import type { ReactNode } from "react";

/** Links of the sidebar; only their icon when it is collapsed. */
export const NAV_LINK =
  "relative flex min-h-8 items-center gap-2.5 rounded-control px-2 py-1 font-medium text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-[color-mix(in_oklab,var(--sunken)_50%,var(--line))] aria-[current=page]:font-semibold aria-[current=page]:text-ink rail:min-h-10 rail:justify-center [&_svg]:size-4 [&_svg]:flex-none [&_svg]:stroke-[1.75] rail:[&_svg]:size-5";

/** Links below a sidebar link. */
export const SUB_LINK =
  "relative flex min-h-7 items-center gap-2.5 rounded-control py-1 pr-2 pl-8.5 text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-[color-mix(in_oklab,var(--sunken)_50%,var(--line))] aria-[current=page]:font-semibold aria-[current=page]:text-ink";

/** Links of the bottom bar on phones. */
export const TAB_LINK =
  "grid h-14 w-full place-content-center justify-items-center gap-0.5 text-fine font-medium text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_2px_var(--ink)] [&_svg]:size-5 [&_svg]:stroke-[1.5]";

/** A count; at the corner of the icon when the sidebar is collapsed. Emphasized if someone has to act. */
export function NavCount({ tone, children }: { tone?: "bad" | "hold" | undefined; children: ReactNode }) {
  return (
    <span
      className="ml-auto text-small font-normal text-ink-3 data-tone:font-semibold data-[tone=bad]:text-bad data-[tone=hold]:text-hold rail:absolute rail:top-0.5 rail:right-0 rail:m-0 rail:min-w-4 rail:rounded-full rail:bg-ink-2 rail:px-1 rail:text-center rail:text-[11px]/4 rail:font-semibold rail:text-surface rail:data-[tone=bad]:bg-bad rail:data-[tone=bad]:text-surface"
      data-tone={tone}
    >
      {children}
    </span>
  );
}
