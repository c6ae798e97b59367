import { createContext, useContext } from "react";

export type Followed = { follow: (jobId: string) => void };

export const FollowedContext = createContext<Followed>({ follow: () => undefined });

/** Has a job of one's own shown at the edge of every page until it has ended and was looked at. */
export const useFollowedJobs = (): Followed => useContext(FollowedContext);
