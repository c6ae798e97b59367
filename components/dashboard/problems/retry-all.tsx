"use client";

import { useMutation } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Progress } from "../../ui/progress";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { AskDialog, useAsking } from "../controls/ask-dialog";
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
  const asking = useAsking(onClose);
  const lookAgain = useLookAgain();
  const trpc = useTRPC();
  const [tried, setTried] = useState(0);
  const part = useMutation(trpc.retryProblems.mutationOptions());
  const all = useMutation({
    mutationFn: async () => {
      let held_before: string | undefined;
      let sum = 0;
      for (;;) {
        const answer = await part.mutateAsync({ cause, held_before });
        sum += answer.retried;
        setTried(sum);
        held_before = answer.held_before;
        // Closed in between: what is left stays as it is.
        if (answer.left === 0 || !asking.dialog.current?.open) return sum;
      }
    },
    onSuccess: (sum) => {
      asking.finish(sum === 1 ? "One is tried again." : `${sum.toLocaleString("en")} are tried again.`);
      lookAgain();
    },
  });
  return (
    <AskDialog
      asking={asking}
      title={`Try all ${count.toLocaleString("en")} again?`}
      effect={
        <>
          <p>
            {title}. Each is tried again on its own; what was done after all is found and not done twice. What goes out
            by that cannot be undone; what fails again comes back here.
          </p>
          {all.isPending ? (
            <p className="mt-3" role="status">
              <Progress value={tried} max={count} aria-label="Tried again" />
              {tried.toLocaleString("en")} of {count.toLocaleString("en")}
            </p>
          ) : null}
        </>
      }
      confirm="Try all again"
      doing="Trying …"
      sending={all}
      onSubmit={() => all.mutate()}
    />
  );
}
