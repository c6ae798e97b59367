import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { newId } from "../../ui/new-id";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useFollowedJobs } from "../bulk/followed-jobs";

type Asked = { refunds: { payout_id: string; amount: string; reference: string }[]; sent_on?: string };

/** Marks refunds as sent in a single job, even if the request is repeated. */
export const useMarking = (onStarted: () => void) => {
  const trpc = useTRPC();
  const { follow } = useFollowedJobs();
  const requestOf = useRequestId();
  const { mutate, isPending, error } = useMutation(
    trpc.markRefunds.mutationOptions({
      onSuccess: ({ job }) => {
        follow(job.job_id);
        onStarted();
      },
    }),
  );
  const send = (asked: Asked) => mutate({ request_id: requestOf(asked), ...asked });
  return { send, isPending, problem: error ? problemText(error) : undefined };
};

/**
 * Returns an ID that stays the same while the request does, even if its response was lost; a changed request gets a new
 * one.
 */
export const useRequestId = () => {
  const sent = useRef({ what: "", id: "" });
  return (asked: unknown): string => {
    const what = JSON.stringify(asked);
    if (sent.current.what !== what) sent.current = { what, id: newId() };
    return sent.current.id;
  };
};
