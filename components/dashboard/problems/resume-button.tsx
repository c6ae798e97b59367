import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { DialogButton } from "../controls/dialog-button";
import { PlainQuestion } from "../controls/plain-question";
import { resumeEffect } from "./retry-words";
import type { Problem } from "./types";

type ResumeProps = { processId: string; user: string; problems: readonly Problem[] };

/** Releases all holds of a return at once and tries again what had failed, after saying how much that is. */
export function ResumeButton({ processId, user, problems }: ResumeProps) {
  const lookAgain = useLookAgain();
  const trpc = useTRPC();
  const resume = useMutation(trpc.patchProcess.mutationOptions());
  const holds = problems.filter(({ hold_id }) => hold_id !== null).length;
  const failed = problems.filter(({ activity_id }) => activity_id !== null).length;
  const change = { process_id: processId, user, return_process_patch: { "@type": "svc.v1.ResumePatch" } } as const;
  return (
    <DialogButton
      isSmall
      ask={(onClose) => (
        <PlainQuestion
          title="Resume this return?"
          about={{ processId }}
          effect={resumeEffect(holds, failed)}
          confirm="Resume all"
          doing="Resuming …"
          done="Resumed. What had failed is tried again."
          send={() => resume.mutateAsync(change)}
          onDone={lookAgain}
          onClose={onClose}
        />
      )}
    >
      Resume all
    </DialogButton>
  );
}
