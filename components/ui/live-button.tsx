"use client";

import type { ButtonHTMLAttributes } from "react";
import { useLive } from "./use-live";

/** A button that only a script handles: disabled until hydration, and without scripts. */
export function LiveButton({ disabled, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const isLive = useLive();
  return <button type="button" {...rest} disabled={disabled || !isLive} />;
}
