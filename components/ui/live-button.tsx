"use client";

import type { ButtonHTMLAttributes } from "react";
import { useLive } from "./use-live";

/** A button that only a script answers: until one does, and where none runs, it says so by being disabled. */
export function LiveButton({ disabled, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const isLive = useLive();
  return <button type="button" {...rest} disabled={disabled || !isLive} />;
}
