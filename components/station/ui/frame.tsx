import type { ComponentProps } from "react";

const FRAME =
  "grid aspect-4/5 w-(--thumb) flex-none grid-cols-1 grid-rows-[minmax(0,1fr)] place-items-center overflow-clip rounded-control border border-line bg-sunken [&>svg]:size-7 [&>svg]:stroke-[1.5] [&>svg]:text-ink-2";

/** A photo in the product pictures' aspect ratio, or an icon without one. Its name is beside it. */
export function Frame({ className = "", ...rest }: ComponentProps<"span">) {
  return <span className={`${FRAME} ${className}`.trimEnd()} aria-hidden="true" {...rest} />;
}

/** The same as a button that enlarges it. */
export function FrameButton(props: ComponentProps<"button">) {
  return <button type="button" className={FRAME} {...props} />;
}
