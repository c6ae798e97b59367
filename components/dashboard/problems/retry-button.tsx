import { useMutation } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { ACTIVITY_FACTS } from "@/contract/vocabulary/activity";
import { useTRPC } from "../browser/trpc";
import { DialogButton } from "../controls/dialog-button";
import { PlainQuestion } from "../controls/plain-question";
import { problemTitle } from "./problem-words";
import { retryEffect } from "./retry-words";
import type { Problem } from "./types";

type RetryProps = { problem: Problem; activityId: string; onDone: () => void };

/** Tries what was given up once more, after saying what that does: it may send money, and nothing brings that back. */
export function RetryButton({ problem, activityId, onDone }: RetryProps) {
  const trpc = useTRPC();
  const retry = useMutation(trpc.retryActivity.mutationOptions());
  const isMoney = problem.activity !== null && ACTIVITY_FACTS[problem.activity].gives === "MONEY";
  const words = isMoney ? "Retry payout" : "Retry";
  return (
    <DialogButton
      isSmall
      actKey="t"
      ask={(onClose) => (
        <PlainQuestion
          title={isMoney ? "Retry this payout?" : "Retry this step?"}
          about={{ processId: problem.process_id, activityId }}
          effect={`${problemTitle(problem)}. ${retryEffect(problem.activity)}`}
          confirm={words}
          doing="Retrying …"
          done="Retrying."
          send={() => retry.mutateAsync({ process_id: problem.process_id, activity_id: activityId })}
          {...{ onDone, onClose }}
        />
      )}
    >
      <RotateCw aria-hidden="true" />
      {words}
    </DialogButton>
  );
}
