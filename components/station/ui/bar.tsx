import type { ComponentProps, ReactNode } from "react";

const CELL =
  "flex min-w-0 items-center gap-2.5 border-s border-head-line px-4 whitespace-nowrap max-bench:gap-2 max-bench:px-2";
const PRESSED =
  "min-w-target justify-center hover:bg-head-hover hover:text-on-head focus-visible:-outline-offset-4 [&_svg]:size-5.5 [&_svg]:flex-none";
/** Not the yellow of a scan: nothing is expected here. */
const TONES = {
  ok: "",
  hold: "bg-head-hold text-on-scan",
  bad: "bg-head-bad text-on-scan",
} as const;

export type BarTone = keyof typeof TONES;

/** The bar on top: cells side by side, the first at the edge of the page. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <header className="flex min-w-0 items-stretch bg-head text-[16px]/5 font-medium text-on-head max-bench:sticky max-bench:top-0 max-bench:z-2 max-bench:h-14 *:first:border-s-0 *:first:ps-pad *:first:font-semibold">
      {children}
    </header>
  );
}

/** A read-only cell. */
export function BarText({ tone = "ok", className = "", ...rest }: ComponentProps<"p"> & { tone?: BarTone }) {
  return <p className={`${CELL} ${TONES[tone]} ${className}`.trimEnd()} {...rest} />;
}

/** A cell that is a button. */
export function BarButton({ tone = "ok", className = "", ...rest }: ComponentProps<"button"> & { tone?: BarTone }) {
  const outline = tone === "ok" ? "focus-visible:outline-scan" : "focus-visible:outline-on-scan";
  return (
    <button type="button" className={`${CELL} ${PRESSED} ${TONES[tone]} ${outline} ${className}`.trimEnd()} {...rest} />
  );
}

/** Whether the server is reachable: round if so, square if not. */
export function Dot({ tone }: { tone: BarTone }) {
  return (
    <span
      className={`size-2.5 flex-none ${tone === "ok" ? "rounded-full bg-head-ok" : "rounded-badge bg-current"}`}
      aria-hidden="true"
    />
  );
}
