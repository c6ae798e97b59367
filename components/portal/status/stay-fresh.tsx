"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Who comes back to the page days later sees where the return is now, not where it was. */
export function StayFresh() {
  const router = useRouter();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") router.refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [router]);
  return null;
}
