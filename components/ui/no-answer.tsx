"use client";

import { useOffline } from "next/offline";
import type { ReactNode } from "react";

/** Says that no answer comes while the router waits for one: the page stays as it is, and goes on by itself. */
export function NoAnswer({ children }: { children: ReactNode }) {
  const isOffline = useOffline();
  return (
    <div className="no-answer" role="status">
      {isOffline ? <p>{children}</p> : null}
    </div>
  );
}
