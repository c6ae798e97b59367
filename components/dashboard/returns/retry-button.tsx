"use client";

import { useMutation } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";

/** When the page looks again: most partners have answered by then. */
const LOOK_AGAIN_MS = [1_000, 4_000] as const;

type RetryButtonProps = { processId: string; activityId: string };

/** Tries what was given up once more; a payment is never made twice by it. */
export function RetryButton({ processId, activityId }: RetryButtonProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const retry = useMutation(
    trpc.retryActivity.mutationOptions({
      onSuccess: () => {
        say("Trying again.");
        router.refresh();
        timers.current = LOOK_AGAIN_MS.map((ms) => setTimeout(() => router.refresh(), ms));
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  return (
    <LiveButton
      className="button"
      data-size="small"
      disabled={retry.isPending}
      onClick={() => retry.mutate({ process_id: processId, activity_id: activityId })}
    >
      <RotateCw aria-hidden="true" />
      {retry.isPending ? "Trying …" : "Try again"}
    </LiveButton>
  );
}
