"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { ReasonDialog } from "./reason-dialog";

type ReturnActsProps = { processId: string; user: string; isHeld: boolean; canCancel: boolean };

/** What an operator does with a return as a whole: hold it, let it go on, end it. */
export function ReturnActs({ processId, user, isHeld, canCancel }: ReturnActsProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const resume = useMutation(
    trpc.patchProcess.mutationOptions({
      onSuccess: () => {
        say("Resumed. What had failed is tried again.");
        router.refresh();
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  const change = { process_id: processId, user };
  return (
    <>
      {isHeld ? (
        <LiveButton
          className="button"
          disabled={resume.isPending}
          onClick={() => resume.mutate({ ...change, return_process_patch: { "@type": "svc.v1.ResumePatch" } })}
        >
          {resume.isPending ? "Resuming …" : "Resume"}
        </LiveButton>
      ) : (
        <ReasonDialog
          {...change}
          type="svc.v1.HoldPatch"
          act="Hold"
          title="Hold this return?"
          effect="Nothing of it is paid, ordered or mailed until somebody resumes it. Its parcel moves on."
          confirm="Hold the return"
          done="Held. Nothing is paid until it is resumed."
        />
      )}
      {canCancel ? (
        <ReasonDialog
          {...change}
          type="svc.v1.CancelPatch"
          act="Cancel"
          title="Cancel this return?"
          effect="Its label is void, its units can be returned again, and the shopper gets a mail. This cannot be undone."
          confirm="Cancel the return"
          done="Canceled."
          isDanger
        />
      ) : null}
    </>
  );
}
