import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useTRPC } from "../browser/trpc";
import type { BulkJob } from "./bulk-words";

const LOOK_MS = 1_000;

/** Returns a job and refreshes it until it has ended, then reloads the page data that it changed. */
export const useJob = (jobId: string, initial?: BulkJob) => {
  const trpc = useTRPC();
  const router = useRouter();
  const queries = useQueryClient();
  const { data, error } = useQuery(
    trpc.getBulkJob.queryOptions(
      { job_id: jobId },
      {
        ...(initial ? { initialData: { job: initial } } : {}),
        refetchInterval: (query) => (query.state.data?.job.state === "RUNNING" || !query.state.data ? LOOK_MS : false),
      },
    ),
  );
  const state = data?.job.state;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (state === "RUNNING") wasRunning.current = true;
    else if (state !== undefined && wasRunning.current) {
      wasRunning.current = false;
      router.refresh();
      void queries.invalidateQueries();
    }
  }, [state, router, queries]);
  return { job: data?.job, error };
};
