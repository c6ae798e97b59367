import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { ChosenBulkAct } from "@/contract/vocabulary/bulk";
import { newId } from "../../ui/new-id";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useAsking } from "../controls/ask-dialog";
import type { ListChoice } from "../list-choice/list-choice";
import { useFollowedJobs } from "./followed-jobs";

/** Which returns: these, or all of a choice that the act applied to when it was looked at. */
export type BulkTarget = { process_ids: string[] } | { choice: ListChoice; expected: number; only_applicable: true };

type Asking = { target: BulkTarget; onClose: () => void; onStarted: () => void };

/** A dialog that asks before a job is started, and goes when it is; the job itself. */
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

/** Starts one job, however often it has to be sent, and has it followed. */
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
      // The same is the same job, also where its answer was lost; what was changed meanwhile is another.
      const what = JSON.stringify(asked);
      if (sent.current.what !== what) sent.current = { what, id: newId() };
      mutate({ request_id: sent.current.id, ...asked, ...target });
    },
    isPending,
    problem: error ? problemText(error) : undefined,
  };
};
