import type { ComponentProps } from "react";

/** The error. */
export function Alert({ className = "mb-6", ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={`rounded-brand border border-s-4 border-bad bg-bad-soft px-4 pt-3 pb-3.5 text-body [&_a]:text-inherit ${className}`}
      role="alert"
      {...rest}
    />
  );
}
