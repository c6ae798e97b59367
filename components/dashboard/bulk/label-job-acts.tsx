import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { MOST_LABELS } from "@/contract/dashboard/labels";
import { Button } from "../../ui/button";
import { newId } from "../../ui/new-id";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { type BulkJob, returnsWords } from "./bulk-words";
import { useFollowedJobs } from "./followed-jobs";
import { PrintLabelsDialog } from "./print-labels-dialog";

/** Returns of one job that are named at once. */
const MOST_NAMED = 500;

/** What comes after labels were bought: print them, and try once more where it was not possible. */
export function LabelJobActs({ job }: { job: BulkJob }) {
  const [printed, setPrinted] = useState<string[] | null>(null);
  const idsOf = useIdsOf(job.job_id);
  const retry = useRetry(idsOf);
  const print = async () => setPrinted(await idsOf({ state: "DONE" }, MOST_LABELS));
  return (
    <>
      {job.done > 0 ? (
        <Button aria-haspopup="dialog" onClick={print}>
          Print labels
        </Button>
      ) : null}
      {job.retryable > 0 ? (
        <Button aria-disabled={retry.isPending || undefined} onClick={retry.start}>
          Retry {returnsWords(Math.min(job.retryable, MOST_NAMED))}
        </Button>
      ) : null}
      {printed === null ? null : <PrintLabelsDialog ids={printed} onClose={() => setPrinted(null)} />}
    </>
  );
}

const useIdsOf = (job_id: string) => {
  const [trpc, client] = [useTRPC(), useQueryClient()];
  return async (wanted: { state: "DONE" } | { is_retryable: true }, page_size: number): Promise<string[]> => {
    const { rows } = await client.fetchQuery(trpc.listBulkRows.queryOptions({ job_id, ...wanted, page_size }));
    return rows.map(({ process_id }) => process_id);
  };
};

/** The same once more for those without a label, as a job of its own; its report is where one is led. */
const useRetry = (idsOf: ReturnType<typeof useIdsOf>) => {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const { follow } = useFollowedJobs();
  // A second press, or one after a lost answer, is the same job.
  const requestId = useRef(newId());
  const { mutate, isPending, isSuccess } = useMutation(
    trpc.startBulkJob.mutationOptions({
      onSuccess: ({ job: { job_id } }) => {
        follow(job_id);
        router.push(`/dashboard/returns/jobs/${job_id}`);
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  return {
    start: async () => {
      if (isPending || isSuccess) return;
      mutate({
        ...{ request_id: requestId.current, act: "BUY_LABELS" },
        process_ids: await idsOf({ is_retryable: true }, MOST_NAMED),
      });
    },
    isPending: isPending || isSuccess,
  };
};
