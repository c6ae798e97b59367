import { useMutation } from "@tanstack/react-query";
import { t } from "@/messages/dashboard/bulk";
import { Button } from "../../ui/button";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";

type StopJobProps = {
  jobId: string;
  /** Called when the job is stopping; the button disappears when it ends. */
  onStopped: () => void;
};

/** Stops a job; what is already done is kept. */
export function StopJob({ jobId, onStopped }: StopJobProps) {
  const trpc = useTRPC();
  const look = useLook();
  const stop = useMutation(
    trpc.stopBulkJob.mutationOptions({
      onSuccess: () => {
        look();
        onStopped();
      },
    }),
  );
  const isAsked = stop.isPending || stop.isSuccess;
  return (
    <Button
      size="small"
      kind="bare"
      aria-disabled={isAsked || undefined}
      onClick={() => isAsked || stop.mutate({ job_id: jobId })}
    >
      {isAsked ? t("stopJob.stopping") : stop.error ? t("stopJob.again") : t("stopJob.stop")}
    </Button>
  );
}
