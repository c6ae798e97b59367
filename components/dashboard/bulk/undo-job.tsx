import { useMutation } from "@tanstack/react-query";
import { t } from "@/messages/dashboard/bulk";
import { t as common } from "@/messages/dashboard/common";
import { Button } from "../../ui/button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { UndoHint, useUndoOffer } from "../browser/undo-offers";
import { useLook } from "../browser/use-look-again";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { type BulkJob, backWords } from "./bulk-words";
import { useFollowedJobs } from "./followed-jobs";

/** Undoes the job that was just done, next to its confirmation. */
export function UndoNow({ job, onStarted }: { job: BulkJob; onStarted: () => void }) {
  const say = useToast();
  const undo = useUndoJob(job, onStarted);
  const takeBack = () => undo.isPending || undo.mutate(undefined, { onError: (error) => say(problemText(error)) });
  const hasKey = useUndoOffer(takeBack);
  return (
    <Button size="small" aria-disabled={undo.isPending || undefined} onClick={takeBack}>
      {undo.isPending ? t("undoJob.undoing") : common("undo")}
      <UndoHint hasKey={hasKey} />
    </Button>
  );
}

type UndoLaterProps = {
  job: BulkJob;
  /** Called when the undo has started and this button leaves the page. */
  onStarted: () => void;
};

/** Undoes an older job after confirmation, because others may have built on its changes. */
export function UndoLater({ job, onStarted }: UndoLaterProps) {
  return (
    <DialogButton ask={(onClose) => <UndoDialog {...{ job, onStarted, onClose }} />}>{common("undo")}</DialogButton>
  );
}

function UndoDialog({ job, onStarted, onClose }: UndoLaterProps & { onClose: () => void }) {
  const asking = useAsking(onClose);
  const undo = useUndoJob(job, () => {
    // Closing returns the focus to the button that opened the dialog, so a caller moves the focus afterwards.
    asking.close();
    onStarted();
  });
  return (
    <AskDialog
      question={{ ...asking, isPending: undo.isPending }}
      title={t("undoJob.title", { count: job.undoable })}
      effect={backWords(job.act)}
      confirm={t("undoJob.confirm", { count: job.undoable })}
      doing={t("undoJob.starting")}
      error={undo.error ? problemText(undo.error) : undefined}
      onSubmit={() => undo.mutate()}
    />
  );
}

/** Starts the job that undoes another one, and follows it. */
const useUndoJob = ({ job_id }: BulkJob, onStarted: () => void) => {
  const trpc = useTRPC();
  const { follow } = useFollowedJobs();
  const look = useLook();
  const { mutateAsync } = useMutation(trpc.undoBulkJob.mutationOptions());
  return useMutation({
    mutationFn: () => mutateAsync({ job_id }),
    onSuccess: ({ job }) => {
      follow(job.job_id);
      onStarted();
      look();
    },
  });
};
