"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type Followed, FollowedContext } from "./followed-jobs";
import { JobCard } from "./job-card";

const KEPT = "homeward.bulk-jobs";

const kept = (): string[] => {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
};

/** Holds the jobs that this tab started; a reload does not lose them. */
export function BulkJobsProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const path = usePathname();
  const place = useRef<HTMLElement>(null);
  const wasStarted = useRef(false);
  useEffect(() => setIds(kept()), []);
  // What started it is gone from the page, and the focus with it: the keyboard goes on at the card.
  useEffect(() => {
    if (ids.length > 0 && document.activeElement === document.body && wasStarted.current)
      place.current?.focus({ preventScroll: true });
    wasStarted.current = false;
  }, [ids]);
  const value = useMemo<Followed>(
    () => ({
      follow: (jobId) => {
        wasStarted.current = true;
        setIds(keep([...kept().filter((id) => id !== jobId), jobId]));
      },
    }),
    [],
  );
  const drop = (jobId: string) => {
    setIds(keep(kept().filter((id) => id !== jobId)));
    // The button goes with its card: the keyboard stays with the cards that are left.
    place.current?.focus({ preventScroll: true });
  };
  // Its report says all that the card would, which would lie over the last rows on a phone.
  const shown = ids.filter((id) => path !== `/dashboard/returns/jobs/${id}`);
  return (
    <FollowedContext value={value}>
      {children}
      {shown.length === 0 ? null : (
        <section
          ref={place}
          className="right-4 bottom-15 gap-2 w-[min(340px,calc(100vw-32px))] fixed z-30 grid [body:has([data-selection])_&]:top-[30dvh] [body:has([data-selection])_&]:bottom-auto max-md:bottom-[calc(72px+env(safe-area-inset-bottom))]"
          tabIndex={-1}
          aria-label="Bulk actions"
        >
          {shown.map((id) => (
            <JobCard key={id} jobId={id} onDrop={() => drop(id)} />
          ))}
        </section>
      )}
    </FollowedContext>
  );
}

const keep = (ids: readonly string[]): readonly string[] => {
  sessionStorage.setItem(KEPT, JSON.stringify(ids));
  return ids;
};
