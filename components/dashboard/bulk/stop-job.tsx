"use client";

import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";

/** Stops a job: what is done stays done. */
export function StopJob({ jobId }: { jobId: string }) {
  const trpc = useTRPC();
  const look = useLook();
  const stop = useMutation(trpc.stopBulkJob.mutationOptions({ onSuccess: look }));
  const isAsked = stop.isPending || stop.isSuccess;
  return (
    <button
      className="button"
      data-size="small"
      data-kind="bare"
      type="button"
      aria-disabled={isAsked || undefined}
      onClick={() => isAsked || stop.mutate({ job_id: jobId })}
    >
      {isAsked ? "Stopping …" : stop.error ? "Try to stop it again" : "Stop"}
    </button>
  );
}
