import { createContext, useContext } from "react";

export type Followed = { follow: (jobId: string) => void };

export const FollowedContext = createContext<Followed>({ follow: () => undefined });

/** Shows a job the user started at the edge of every page until it has ended and was viewed. */
export const useFollowedJobs = (): Followed => useContext(FollowedContext);
