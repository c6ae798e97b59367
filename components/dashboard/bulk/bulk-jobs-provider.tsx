"use client";

import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { type Followed, FollowedContext } from "./followed-jobs";

/** Every page has this, and few tabs have a job: the card comes with the first. */
const JobCard = lazy(async () => ({ default: (await import("./job-card")).JobCard }));

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
        setIds(keep([...kept(), jobId]));
      },
    }),
    [],
  );
  const drop = (jobId: string) => {
    setIds(keep(kept().filter((id) => id !== jobId)));
    // The button goes with its card: the keyboard stays with the cards that are left.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <FollowedContext value={value}>
      {children}
      {ids.length === 0 ? null : (
        <section ref={place} className="job-cards" tabIndex={-1} aria-label="Bulk actions">
          <Suspense>
            {ids.map((id) => (
              <JobCard key={id} jobId={id} onDrop={() => drop(id)} />
            ))}
          </Suspense>
        </section>
      )}
    </FollowedContext>
  );
}

const keep = (ids: readonly string[]): readonly string[] => {
  sessionStorage.setItem(KEPT, JSON.stringify(ids));
  return ids;
};
