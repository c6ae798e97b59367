import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { ChosenBulkAct } from "@/contract/vocabulary/bulk";
import { newId } from "../../ui/new-id";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useAsking } from "../controls/ask-dialog";
import type { ListChoice } from "../list-choice/list-choice";
import { useFollowedJobs } from "./followed-jobs";

/**
 * The returns to process: a list of IDs, or all returns in a filtered list that allowed the action when it was viewed.
 */
export type BulkTarget = { process_ids: string[] } | { choice: ListChoice; expected: number; only_applicable: true };

type Asking = { target: BulkTarget; onClose: () => void; onStarted: () => void };

/** State of a dialog that confirms a job: starts the job and closes. */
export const useAskedJob = ({ target, onClose, onStarted }: Asking) => {
  const asking = useAsking(onClose);
  const job = useStartJob({
    target,
    onStarted: () => {
      asking.close();
      onStarted();
    },
  });
  return { ...asking, ...job };
};

/** Starts one job even if the request is sent several times, and follows it. */
const useStartJob = ({ target, onStarted }: { target: BulkTarget; onStarted: () => void }) => {
  const trpc = useTRPC();
  const { follow } = useFollowedJobs();
  const sent = useRef({ what: "", id: "" });
  const { mutate, isPending, error } = useMutation(
    trpc.startBulkJob.mutationOptions({
      onSuccess: ({ job }) => {
        follow(job.job_id);
        onStarted();
      },
    }),
  );
  return {
    send: (asked: { act: ChosenBulkAct; reason?: string; assignee_id?: string; tag?: string }) => {
      // The same request is the same job, even if its response was lost; a changed request is a new job.
      const what = JSON.stringify(asked);
      if (sent.current.what !== what) sent.current = { what, id: newId() };
      mutate({ request_id: sent.current.id, ...asked, ...target });
    },
    isPending,
    problem: error ? problemText(error) : undefined,
  };
};
