"use client";

import { RotateCw } from "lucide-react";
import { useState } from "react";
import { t } from "@/messages/dashboard/problems";
import { Progress } from "../../ui/progress";
import { useTRPCClient } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";

type RetryAllProps = { cause: string; count: number; title: string };

/** Retries all problems of a cause after confirmation. */
export function RetryAll(props: RetryAllProps) {
  return (
    <DialogButton isSmall ask={(onClose) => <RetryAllDialog {...props} onClose={onClose} />}>
      <RotateCw aria-hidden="true" />
      {t("retryAll.retryAll", { count: props.count })}
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
        // The dialog was closed in the meantime, so the rest isn't retried.
        if (answer.left === 0 || !question.dialog.current?.open) return sum;
      }
    },
    done: (sum) => t("retryAll.retried", { count: sum }),
    onDone: lookAgain,
  });
  return (
    <AskDialog
      question={question}
      title={t("retryAll.title", { count })}
      effect={
        <>
          <p>{t("retryAll.effect", { problem: title })}</p>
          {question.isPending ? (
            <p className="mt-3" role="status">
              <Progress value={tried} max={count} aria-label={t("retryAll.progress")} />
              {t("retryAll.done", { done: tried.toLocaleString("en"), total: count.toLocaleString("en") })}
            </p>
          ) : null}
        </>
      }
      confirm={t("retryAll.confirm")}
      doing={t("retryAll.retrying")}
      onSubmit={question.send}
    />
  );
}
