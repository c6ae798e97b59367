"use client";

import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Progress } from "../../ui/progress";
import { useTRPCClient } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";

type RetryAllProps = { cause: string; count: number; title: string };

/** Tries everything of one cause again, after asking. */
export function RetryAll(props: RetryAllProps) {
  return (
    <DialogButton isSmall ask={(onClose) => <RetryAllDialog {...props} onClose={onClose} />}>
      <RotateCw aria-hidden="true" />
      Try all {props.count.toLocaleString("en")} again
    </DialogButton>
  );
}

function RetryAllDialog({ cause, count, title, onClose }: RetryAllProps & { onClose: () => void }) {
  const lookAgain = useLookAgain();
  const client = useTRPCClient();
  const [tried, setTried] = useState(0);
  const question = useQuestion({
    onClose,
    send: async () => {
      let held_before: string | undefined;
      let sum = 0;
      for (;;) {
        const answer = await client.retryProblems.mutate({ cause, held_before });
        sum += answer.retried;
        setTried(sum);
        held_before = answer.held_before;
        // Closed in between: what is left stays as it is.
        if (answer.left === 0 || !question.dialog.current?.open) return sum;
      }
    },
    done: (sum) => (sum === 1 ? "1 retried." : `${sum.toLocaleString("en")} retried.`),
    onDone: lookAgain,
  });
  return (
    <AskDialog
      question={question}
      title={`Try all ${count.toLocaleString("en")} again?`}
      effect={
        <>
          <p>
            {title}. Each one is retried separately, and nothing is done twice. You can’t undo what is sent. Whatever
            fails again comes back here.
          </p>
          {question.isPending ? (
            <p className="mt-3" role="status">
              <Progress value={tried} max={count} aria-label="Tried again" />
              {tried.toLocaleString("en")} of {count.toLocaleString("en")}
            </p>
          ) : null}
        </>
      }
      confirm="Try all again"
      doing="Trying …"
      onSubmit={question.send}
    />
  );
}
