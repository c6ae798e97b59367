"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Refreshes the page when a shopper comes back to it days later. */
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
