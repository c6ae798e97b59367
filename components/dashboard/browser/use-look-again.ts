import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";

/** When the page looks again: most partners have answered by then. */
const LOOK_AGAIN_MS = [1_000, 4_000] as const;

/**
 * Reads the page anew now and twice more, for what a partner answers a little later. It goes on when what asked for it
 * is gone: a problem that is tried again leaves the page at once.
 */
export const useLookAgain = () => {
  const look = useLook();
  return () => {
    look();
    for (const ms of LOOK_AGAIN_MS) setTimeout(look, ms);
  };
};

/** Reads the page anew, and the figures of the frame. */
export const useLook = () => {
  const router = useRouter();
  const queries = useQueryClient();
  return () => {
    router.refresh();
    void queries.invalidateQueries();
  };
};
