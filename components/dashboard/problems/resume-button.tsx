"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { resumeEffect } from "./retry-words";
import type { Problem } from "./types";

type ResumeProps = { processId: string; user: string; problems: readonly Problem[] };

/** Releases all holds of a return at once and tries again what had failed, after saying how much that is. */
export function ResumeButton(props: ResumeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LiveButton className="button" data-size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Resume all
      </LiveButton>
      {isOpen ? <ResumeDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ResumeDialog({ processId, user, problems, onClose }: ResumeProps & { onClose: () => void }) {
  const asking = useAsking(onClose);
  const lookAgain = useLookAgain();
  const trpc = useTRPC();
  const holds = problems.filter(({ hold_id }) => hold_id !== null).length;
  const failed = problems.filter(({ activity_id }) => activity_id !== null).length;
  const resume = useMutation(
    trpc.patchProcess.mutationOptions({
      onSuccess: () => {
        asking.finish("Resumed. What had failed is tried again.");
        lookAgain();
      },
    }),
  );
  const change = { process_id: processId, user, return_process_patch: { "@type": "svc.v1.ResumePatch" } } as const;
  return (
    <AskDialog
      asking={asking}
      title="Resume all of this return?"
      effect={resumeEffect(holds, failed)}
      confirm="Resume all"
      doing="Resuming …"
      isPending={resume.isPending}
      error={resume.error ? problemText(resume.error) : undefined}
      onSubmit={() => resume.mutate(change)}
    />
  );
}
