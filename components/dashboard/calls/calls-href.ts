import type { CallChoice } from "./types";

export const CALLS_PATH = "/dashboard/requests";

/** Returns the address of the log with these filters; omitted filters aren't set. */
export const callsHref = ({ result, ...rest }: Partial<CallChoice>, cursor = ""): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...rest, result: result?.toLowerCase() ?? "", cursor }))
    if (value) search.set(name, value);
  return search.size === 0 ? CALLS_PATH : `${CALLS_PATH}?${search}`;
};
