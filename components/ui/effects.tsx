import type { ComponentProps } from "react";

/** Effects of an action, as a list. */
export function Effects({ className = "", ...rest }: ComponentProps<"ul">) {
  return (
    <ul
      className={`mt-2 grid gap-1.5 [&>li]:relative [&>li]:pl-4 [&>li]:before:absolute [&>li]:before:top-2.5 [&>li]:before:left-0 [&>li]:before:w-2 [&>li]:before:border-t [&>li]:before:border-ink-3 [&>li]:before:content-[''] ${className}`}
      {...rest}
    />
  );
}
