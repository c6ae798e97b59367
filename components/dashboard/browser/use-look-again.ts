import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";

/** When the page reloads its data, in milliseconds; most partners have responded by then. */
const LOOK_AGAIN_MS = [1_000, 4_000] as const;

/**
 * Reloads the page data now and twice more, to show the response of a partner that takes a little longer. Continues
 * after the component unmounts, because a retried problem leaves the page at once.
 */
export const useLookAgain = () => {
  const look = useLook();
  return () => {
    look();
    for (const ms of LOOK_AGAIN_MS) setTimeout(look, ms);
  };
};

/** Reloads the data of the page and the counts in the navigation. */
export const useLook = () => {
  const router = useRouter();
  const queries = useQueryClient();
  return () => {
    router.refresh();
    void queries.invalidateQueries();
  };
};
