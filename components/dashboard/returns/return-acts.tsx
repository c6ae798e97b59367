"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { GiveUpButton } from "./give-up-button";
import { ReasonButton } from "./reason-dialog";

type ReturnActsProps = {
  processId: string;
  user: string;
  isHeld: boolean;
  canCancel: boolean;
  /** What giving up would do. */
  giveUp: readonly string[];
};

/** What an operator does with a return as a whole: hold it, let it go on, end it. */
export function ReturnActs({ processId, user, isHeld, canCancel, giveUp }: ReturnActsProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const patch = useMutation(trpc.patchProcess.mutationOptions());
  const change = { process_id: processId, user };
  const resume = () =>
    patch.mutate(
      { ...change, return_process_patch: { "@type": "svc.v1.ResumePatch" } },
      {
        onSuccess: () => {
          say("Resumed. What had failed is tried again.");
          router.refresh();
        },
        onError: (error) => say(problemText(error)),
      },
    );
  return (
    <>
      {isHeld ? (
        <>
          <LiveButton className="button" disabled={patch.isPending} onClick={resume}>
            {patch.isPending ? "Resuming …" : "Resume"}
          </LiveButton>
          <GiveUpButton processId={processId} effects={giveUp} />
        </>
      ) : (
        <ReasonButton
          act="Hold"
          title="Hold this return?"
          effect="Nothing of it is paid, ordered or mailed until somebody resumes it. Its parcel moves on."
          confirm="Hold the return"
          doing="Holding …"
          done="Held. Nothing is paid until it is resumed."
          send={(reason) =>
            patch.mutateAsync({ ...change, return_process_patch: { "@type": "svc.v1.HoldPatch", reason } })
          }
        />
      )}
      {canCancel ? (
        <ReasonButton
          act="Cancel"
          title="Cancel this return?"
          effect="Its label is void, its units can be returned again, and the shopper gets a mail. This cannot be undone."
          confirm="Cancel the return"
          doing="Canceling …"
          done="Canceled."
          isDanger
          send={(reason) =>
            patch.mutateAsync({ ...change, return_process_patch: { "@type": "svc.v1.CancelPatch", reason } })
          }
        />
      ) : null}
    </>
  );
}
