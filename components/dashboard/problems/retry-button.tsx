"use client";

import { useMutation } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { problemTitle } from "./problem-words";
import { retryEffect } from "./retry-words";
import type { Problem } from "./types";

type RetryProps = { problem: Problem; activityId: string; onDone: () => void };

/** Tries what was given up once more, after saying what that does: it may send money, and nothing brings that back. */
export function RetryButton(props: RetryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LiveButton
        className="button"
        data-size="small"
        data-act="t"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <RotateCw aria-hidden="true" />
        Try again
      </LiveButton>
      {isOpen ? <RetryDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RetryDialog({ problem, activityId, onDone, onClose }: RetryProps & { onClose: () => void }) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const retry = useMutation(
    trpc.retryActivity.mutationOptions({
      onSuccess: () => {
        asking.finish("Trying again.");
        onDone();
      },
    }),
  );
  return (
    <AskDialog
      asking={asking}
      title={`Try it again for ${problem.return_code}?`}
      effect={`${problemTitle(problem)}. ${retryEffect(problem.activity)}`}
      confirm="Try again"
      doing="Trying …"
      isPending={retry.isPending}
      error={retry.error ? problemText(retry.error) : undefined}
      onSubmit={() => retry.mutate({ process_id: problem.process_id, activity_id: activityId })}
    />
  );
}
