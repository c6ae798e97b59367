import type { ComponentProps } from "react";

/** A progress bar. */
export function Progress({ className = "mb-1.5", ...rest }: ComponentProps<"progress">) {
  return (
    <progress
      className={`block h-1 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent ${className}`}
      {...rest}
    />
  );
}
