"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { JobCard } from "./job-card";

type Followed = { follow: (jobId: string) => void };

const FollowedContext = createContext<Followed>({ follow: () => undefined });

/** Has a job of one's own shown at the edge of every page until it has ended and was looked at. */
export const useFollowedJobs = (): Followed => useContext(FollowedContext);

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
  useEffect(() => setIds(kept()), []);
  const value = useMemo<Followed>(() => ({ follow: (jobId) => setIds(keep([...kept(), jobId])) }), []);
  const drop = (jobId: string) => setIds(keep(kept().filter((id) => id !== jobId)));
  return (
    <FollowedContext value={value}>
      {children}
      {ids.length === 0 ? null : (
        <section className="job-cards" aria-label="Acts on many returns">
          {ids.map((id) => (
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
