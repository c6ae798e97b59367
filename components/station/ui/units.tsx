import type { ComponentProps, ReactNode, Ref } from "react";

/** The list of a parcel's contents; on a phone it scrolls sideways. */
export function Units({ ref, children }: { ref?: Ref<HTMLOListElement>; children: ReactNode }) {
  return (
    <ol
      className="grid min-h-0 flex-1 scroll-p-3 content-start gap-2.5 overflow-y-auto pt-0.75 pe-5 pb-3 ps-pad max-bench:auto-cols-[250px] max-bench:grid-flow-col max-bench:overflow-x-auto max-bench:overflow-y-hidden max-bench:pe-pad"
      ref={ref}
    >
      {children}
    </ol>
  );
}

const ROW = "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 rounded-control bg-surface";
/** Four units are visible on a tablet beside everything around them; an item is as high as its text. */
const SIZES = {
  unit: "h-22 [--thumb:56px]",
  thing: "min-h-21 [--thumb:58px] max-bench:h-full",
} as const;
const STATES = {
  other: "border border-rule py-1.25 pe-2.5 ps-4",
  current:
    "border-2 border-ink py-1 pe-2.25 ps-3.75 before:absolute before:inset-y-0 before:start-0 before:w-2.25 before:border-e before:border-ink before:bg-scan before:content-['']",
} as const;

type UnitButtonProps = ComponentProps<"button"> & { size?: keyof typeof SIZES; isCurrent: boolean };

/** One of them; the current one is marked. */
export function UnitButton({ size = "unit", isCurrent, ...rest }: UnitButtonProps) {
  return (
    <button
      type="button"
      className={`relative w-full overflow-hidden text-start ${ROW} ${SIZES[size]} ${STATES[isCurrent ? "current" : "other"]}`}
      aria-current={isCurrent}
      {...rest}
    />
  );
}

/** The same, read-only. */
export function ThingRow({ children }: { children: ReactNode }) {
  return <li className={`${ROW} ${SIZES.thing} border border-rule py-3 pe-2.5 ps-4`}>{children}</li>;
}

/** Its name, on one line. */
export function UnitName({ children }: { children: ReactNode }) {
  return <b className="block truncate leading-6 font-semibold">{children}</b>;
}
